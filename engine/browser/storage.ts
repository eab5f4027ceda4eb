import type { StorageName, StoredName } from '../routes/stored-names.ts';

/**
 * Stores a value, or with null removes it.
 * @returns false if the browser refuses: the choice then lasts only until the page closes
 */
export function writeStored<Storage extends StorageName = 'localStorage'>(
  name: StoredName<Storage>,
  value: string | null,
  storage = 'localStorage' as Storage,
): boolean {
  try {
    if (value === null) self[storage].removeItem(name);
    else self[storage].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** The value stored under a key; null if there is none or the browser refuses. */
export function readStored<Storage extends StorageName = 'localStorage'>(
  name: StoredName<Storage>,
  storage = 'localStorage' as Storage,
): string | null {
  try {
    return self[storage].getItem(name);
  } catch {
    return null;
  }
}

/** Passes a scroll position to the next page. In Chromium, navigation state does not reach another process. */
export function passScroll(top: number): void {
  writeStored('scroll', String(top), 'sessionStorage');
}

/** The scroll position from the previous page; 0 without one. */
export function receiveScroll(): number {
  const top = Number(readStored('scroll', 'sessionStorage'));
  writeStored('scroll', null, 'sessionStorage');
  return top;
}
