import { compareBuilds } from '../../build/checks/compare-builds.ts';

export interface ChangedPages {
  added: string[];
  removed: string[];
  /** Pages whose markup or styles differ, each in one language. */
  changed: string[];
}

/** Compares two build folders of a site. */
export function findChangedPages(before: string, after: string): ChangedPages {
  const { added, removed, changed } = compareBuilds(before, after);
  return {
    added: added.map(addressOf),
    removed: removed.map(addressOf),
    changed: inOneLanguage(changed.map(addressOf)),
  };
}

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Changed pages in the first language, and other languages only where that one has not changed. */
function inOneLanguage(addresses: readonly string[]): string[] {
  const language = /^\/[a-z]{2,3}(-[A-Z]{2})?(?=\/|$)/;
  const all = new Set(addresses);
  return addresses.filter((path) => !language.test(path) || !all.has(path.replace(language, '') || '/'));
}
