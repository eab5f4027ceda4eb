import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the pages of two builds differ, by their files in `dist`, sorted. */
export interface BuildDifference {
  added: string[];
  removed: string[];
  /** Pages whose markup or styles differ: they may look different. */
  changed: string[];
}

/** What nobody sees of a page: scripts, which are named by what is in them, and what its head tells machines. */
const unseen =
  /<script\b[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>|<meta [^>]*>|<link (?![^>]*rel="stylesheet")[^>]*>/g;

/**
 * Compares the pages of two builds by what is seen of them.
 * @param before the folder of a build
 * @param after the folder of another
 */
export function compareBuilds(before: string, after: string): BuildDifference {
  const [old, now] = [pagesIn(before), pagesIn(after)];
  const seen = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').replace(unseen, '');
  return {
    added: now.filter((file) => !old.includes(file)),
    removed: old.filter((file) => !now.includes(file)),
    changed: now.filter((file) => old.includes(file) && seen(before, file) !== seen(after, file)),
  };
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
