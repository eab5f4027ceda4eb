/** A date for a `<time>`: machine-readable and in words. */
export interface DisplayDate {
  /** yyyy-mm-dd or yyyy-mm. */
  iso: string;
  text: string;
}
