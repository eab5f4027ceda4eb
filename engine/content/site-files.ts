import { globSync } from 'tinyglobby';

/** What lies in a site's folder and is not the owner's work: packages, the built site, the cache. */
const ignore = ['node_modules/**', 'dist/**', 'vendor/**', '**/.*/**'];

/**
 * Lists the owner's files.
 * @param root the site's folder
 * @param patterns such as `articles/**\/*.mdx`; all files without them
 * @returns paths from the site's folder, with `/` between their parts, sorted
 */
export function siteFiles(root: string, patterns: string | readonly string[] = '**/*'): string[] {
  return globSync(patterns, { cwd: root, ignore }).sort();
}
