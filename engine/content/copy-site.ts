import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from './site-files.ts';

/**
 * Copies the owner’s files into a folder with their times: all of them, or those that match patterns of `siteFiles`.
 */
export function copySite(root: string, to: string, patterns?: readonly string[]): void {
  for (const file of siteFiles(root, patterns)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file), { preserveTimestamps: true });
  }
}
