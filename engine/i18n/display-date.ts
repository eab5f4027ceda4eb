export interface DisplayDate {
  /** yyyy-mm-dd or yyyy-mm. */
  iso: string;
  text: string;
}
