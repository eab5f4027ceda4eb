/** What the site stores in the visitor's browser; the privacy text names the same. */
export type StoredKey = 'lang' | 'theme' | 'saved' | 'games';

/**
 * Stores a value. Where the browser refuses (blocked, full) the choice lasts as long as the page.
 * @returns whether it was stored
 */
export function writeStored(key: StoredKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is stored under a key: one of `StoredKey`, or one under which the tab keeps something for the visit.
 * @returns null where there is nothing or the browser refuses
 */
export function readStored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return self[storage].getItem(key);
  } catch {
    return null;
  }
}

const scrollKey = 'scroll';

/**
 * Tells the page that is opened next where to begin. It forgets it at once: nothing is stored for longer. (The state of a navigation
 * would be the place for it; in Chromium it does not reach a document that another process shows.)
 */
export function handOverScroll(top: number): void {
  try {
    sessionStorage.setItem(scrollKey, String(top));
  } catch {
    // The page begins at its top.
  }
}

/** Where the page before this one asked it to begin; 0 where it did not. */
export function takeOverScroll(): number {
  try {
    const top = Number(sessionStorage.getItem(scrollKey));
    sessionStorage.removeItem(scrollKey);
    return top;
  } catch {
    return 0;
  }
}
