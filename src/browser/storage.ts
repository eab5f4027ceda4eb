/** What the site keeps in the visitor's browser; the privacy text names the same. */
export type StoredKey = 'lang' | 'theme' | 'saved';

/**
 * Keeps a value. Where the browser refuses (blocked, full) the choice lasts as long as the page.
 * @returns whether it was kept
 */
export function writeStored(key: StoredKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What is kept under a key; null where there is nothing or the browser refuses. */
export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
