import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareBuilds } from '../../build/checks/compare-builds.ts';

/** The pages of two builds that differ, by their addresses. */
export interface ChangedPages {
  added: string[];
  removed: string[];
  /** Pages whose markup or styles differ: they may look different. A page stands here in one language. */
  changed: string[];
}

/**
 * Compares two builds of a site.
 * @param before the folder of a build
 * @param after the folder of another
 */
export function findChangedPages(before: string, after: string): ChangedPages {
  const { added, removed, changed } = compareBuilds(before, after);
  return {
    added: added.map(addressOf),
    removed: removed.map(addressOf),
    changed: inOneLanguage(changed.map(addressOf)),
  };
}

/**
 * Compares the pictures that were taken of two builds.
 * @param before the folder of the pictures of one build
 * @param after the folder of those of the other
 * @returns the names of those that differ, or that only the other has
 */
export function findChangedPictures(before: string, after: string): string[] {
  return readdirSync(after)
    .filter((name) => {
      const old = join(before, name);
      return !existsSync(old) || !readFileSync(old).equals(readFileSync(join(after, name)));
    })
    .sort();
}

/** `de/about.html` is `/de/about`. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The pages of a site in its first language where they have changed in it, and others only where they have not. */
function inOneLanguage(addresses: readonly string[]): string[] {
  const language = /^\/[a-z]{2,3}(-[A-Z]{2})?(?=\/|$)/;
  const all = new Set(addresses);
  return addresses.filter((path) => !language.test(path) || !all.has(path.replace(language, '') || '/'));
}
