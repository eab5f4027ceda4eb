import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePath, pathOf } from '../../routes/addresses.ts';

/** How the pages of two builds differ, by address. */
export interface BuildDifference {
  added: string[];
  removed: string[];
  /** Pages whose markup or styles differ, each in one language. */
  changed: string[];
}

/** Parts of a page that do not affect how it looks: scripts, and metadata in its head. */
const unseen =
  /<script\b[^>]*>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>|<meta [^>]*>|<link (?![^>]*rel="stylesheet")[^>]*>/g;

/** Compares how the pages in two build folders look. */
export function compareBuilds(before: string, after: string): BuildDifference {
  const [old, now] = [pagesIn(before), pagesIn(after)];
  const seen = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').replace(unseen, '');
  const changed = now.filter((file) => old.includes(file) && seen(before, file) !== seen(after, file));
  return {
    added: now.filter((file) => !old.includes(file)).map(addressOf),
    removed: old.filter((file) => !now.includes(file)).map(addressOf),
    changed: inOneLanguage(changed.map(addressOf)),
  };
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Keeps the changed pages of the first language, and of other languages those that are unchanged in the first. */
function inOneLanguage(addresses: readonly string[]): string[] {
  const paths = new Set(addresses.map(pathOf));
  return addresses.filter((one) => {
    const { path } = parsePath(pathOf(one));
    return path === pathOf(one) || !paths.has(path);
  });
}
