import { globSync } from 'tinyglobby';
import { memoize } from './memory-cache.ts';

const ignore = ['node_modules/**', 'dist/**', 'vendor/**', '**/.*/**'];

/** Lists the owner’s files, or those that match patterns, as sorted paths from the site’s folder with `/`. */
export function siteFiles(root: string, patterns: string | readonly string[] = '**/*'): readonly string[] {
  return memoize(`files ${root} ${patterns}`, () => globSync(patterns, { cwd: root, ignore }).sort(), []);
}
