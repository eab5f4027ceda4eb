/** What the site keeps in the visitor's browser; the privacy text names the same. */
export type StoredKey = 'lang' | 'theme';

/** Keeps a value. Where the browser refuses (blocked, full) the choice lasts as long as the page. */
export function writeStored(key: StoredKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to tell: the choice has been carried out, it is only not remembered.
  }
}
