import { copyFileSync, mkdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from './site-files.ts';

/**
 * Copies the owner’s files into a folder with their times: all of them, or those that match patterns of `siteFiles`.
 */
export function copySite(root: string, to: string, patterns?: readonly string[]): void {
  const files = siteFiles(root, patterns);
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(to, folder), { recursive: true });
  for (const file of files) copyWithTimes(join(root, file), join(to, file));
}

/** Copies a file into a folder that exists, with its times: `cpSync` takes twice as long for one file. */
export function copyWithTimes(file: string, copy: string): void {
  copyFileSync(file, copy);
  const { atime, mtime } = statSync(file);
  utimesSync(copy, atime, mtime);
}
