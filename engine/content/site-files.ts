import { globSync } from 'tinyglobby';

const ignore = ['node_modules/**', 'dist/**', 'vendor/**', '**/.*/**'];

/** Lists the owner’s files, or those that match patterns, as sorted paths from the site’s folder with `/`. */
export function siteFiles(root: string, patterns: string | readonly string[] = '**/*'): string[] {
  return globSync(patterns, { cwd: root, ignore }).sort();
}
