import { type PageMeta, shownTitle } from '../../pages/page-data.ts';

/** Fewest and most characters for search results: of a title with the site’s name, and of a description. */
const lengths = { title: [50, 60], description: [120, 160] } as const;

export interface Head {
  language: string;
  path: string;
  meta: PageMeta;
}

/** Finds titles and descriptions that search results would cut, or that two pages of a language share. */
export function checkMetadata(heads: readonly Head[], siteName: string): { outside: string[]; doubled: string[] } {
  const outside: string[] = [];
  const doubled: string[] = [];
  const seen = new Map<string, string>();
  for (const { language, path, meta } of heads.filter((head) => !head.meta.noindex)) {
    const texts = { title: shownTitle(meta, siteName), description: meta.description };
    for (const part of ['title', 'description'] as const) {
      const text = texts[part];
      const [least, most] = lengths[part];
      const { length } = [...text];
      if (length < least || length > most)
        outside.push(`${language} ${path}: ${part} has ${length} characters, not ${least} to ${most}: ${text}`);
      const key = `${language} ${part} ${text}`;
      const other = seen.get(key);
      if (other) doubled.push(`${language} ${path}: ${other} has the same ${part}: ${text}`);
      else seen.set(key, path);
    }
  }
  return { outside, doubled };
}
