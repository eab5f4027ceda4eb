/** `fitout/browser`: for scripts that run in the browser without React. */
import { readStored as read, writeStored as write } from '../browser/storage.ts';
import type { StorageName } from '../routes/stored-names.ts';

export { notify } from '../browser/notify.ts';
export { daysLeft, startOfDay } from '../i18n/days.ts';

/**
 * The value stored under a key, which `stored` in `fitout.config.ts` lists for the privacy text.
 * @returns null where there is none or the browser refuses
 */
export const readStored = read as (name: string, storage?: StorageName) => string | null;

/**
 * Stores a value, or with null removes it.
 * @returns whether it was stored: browsers may refuse
 */
export const writeStored = write as (name: string, value: string | null, storage?: StorageName) => boolean;
