import type { StorageName, StoredName } from '../routes/stored-names.ts';

/**
 * Stores a value, or with null forgets it. Where the browser refuses (blocked, full) a choice lasts as long as the page.
 * @returns whether it was stored
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

/**
 * What is stored under a name.
 * @returns null where there is nothing or the browser refuses
 */
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

/**
 * Tells the page that is opened next where to begin. It forgets it at once: nothing is stored for longer. (The state of a navigation
 * would be the place for it; in Chromium it does not reach a document that another process shows.)
 */
export function handOverScroll(top: number): void {
  writeStored('scroll', String(top), 'sessionStorage');
}

/** Where the page before this one asked it to begin; 0 where it did not. */
export function takeOverScroll(): number {
  const top = Number(readStored('scroll', 'sessionStorage'));
  writeStored('scroll', null, 'sessionStorage');
  return top;
}
