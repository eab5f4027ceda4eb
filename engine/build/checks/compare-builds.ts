import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuildDifference {
  added: string[];
  removed: string[];
  /** Pages whose markup or styles differ, and which may therefore look different. */
  changed: string[];
}

/** Parts of a page that do not affect how it looks: scripts, and metadata in its head. */
const unseen =
  /<script\b[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>|<meta [^>]*>|<link (?![^>]*rel="stylesheet")[^>]*>/g;

/** Compares how the pages of two builds look. */
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
