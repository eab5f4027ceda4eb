import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOverrides, type ReplacedRecord, readRecord } from './overrides.ts';

/** How an owner's file stands to the file that it replaces. */
export interface OverrideState {
  path: string;
  /**
   * `current`: it was made from the file as it is. `changed`: the file has changed since. `gone`: there is no such file.
   * `unknown`: nobody has recorded what it was made from.
   */
  state: 'current' | 'changed' | 'gone' | 'unknown';
  /** Git's id of the text that it was made from: `git cat-file blob <id>` shows it. */
  from?: string;
  now?: string;
}

/** The id that git gives to a text: with it the text is found again in the history. */
export function blobId(text: string | Buffer): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export const writeRecord = (record: ReplacedRecord): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;

/** Tells of each of the owner's files whether what it replaces has changed since it was made. */
export function statesOf(projectRoot: string, siteRoot: string): OverrideState[] {
  const record = readRecord(siteRoot);
  return listOverrides(siteRoot).map((path) => {
    const from = record[path];
    const known = from === undefined ? {} : { from };
    const file = join(projectRoot, path);
    if (!existsSync(file)) return { path, state: 'gone', ...known };
    const now = blobId(readFileSync(file));
    if (from === undefined) return { path, state: 'unknown', now };
    return { path, state: from === now ? 'current' : 'changed', from, now };
  });
}
