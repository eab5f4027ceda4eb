import { statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { memoize } from '../cache/memory-cache.ts';

const ignore = ['node_modules/**', 'dist/**', 'vendor/**', '**/.*/**'];

/** Lists the owner’s files, or those that match patterns, as sorted paths from the site’s folder with `/`. */
export function siteFiles(root: string, patterns: string | readonly string[] = '**/*'): readonly string[] {
  return memoize(`files ${root} ${patterns}`, () => globSync(patterns, { cwd: root, ignore }).sort(), []);
}

/** Whether one of the owner’s files was saved, added or removed after a time, in milliseconds. */
export const isChangedSince = (root: string, time: number): boolean =>
  globSync('**/*', { cwd: root, ignore, onlyFiles: false }).some((path) => statSync(join(root, path)).mtimeMs > time);
