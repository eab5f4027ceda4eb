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

/** `de/about.html` is `/de/about`. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The pages of a site in its first language where they have changed in it, and others only where they have not. */
function inOneLanguage(addresses: readonly string[]): string[] {
  const language = /^\/[a-z]{2,3}(-[A-Z]{2})?(?=\/|$)/;
  const all = new Set(addresses);
  return addresses.filter((path) => !language.test(path) || !all.has(path.replace(language, '') || '/'));
}
