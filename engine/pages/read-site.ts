import type { Content } from '../content/content.ts';
import { readContent } from '../content/read-content.ts';
import type { TextKey } from '../content/schemas.ts';
import { siteRoot } from '../content/site-root.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { pageAddress, pagePath, type SitePath } from '../routes/addresses.ts';
import { listPages, type PageId, type PageRef } from '../routes/pages.ts';
import { sourceOf } from './page-source.ts';

/** What tests need to know of a site. */
export interface ReadSite {
  content: Content;
  /** The codes of the offered languages, the default one first. */
  languages: string[];
  /** Every page without its language. */
  pages: PageRef[];
  /** Every page in every offered language: its path, and its address below the site’s base path. */
  addresses: { language: string; to: PageRef; path: SitePath; address: SitePath }[];
  /** Whether the site has a page of this kind. */
  exists: (id: PageId) => boolean;
  /** A text of the interface as pages show it, in the source language unless another is named. */
  text: (key: TextKey, values?: Record<string, string | number>, language?: string) => string;
}

/**
 * Reads the site in the current folder, or in `SITE`.
 * @throws PlainError with file, line and key if the content is wrong
 */
export async function readSite(): Promise<ReadSite> {
  const content = await readContent(siteRoot);
  const languages = offeredLanguages.map(({ code }) => code);
  const pages = listPages(content);
  return {
    content,
    languages,
    pages,
    addresses: languages.flatMap((language) =>
      pages.map((to) => ({ language, to, path: pagePath(to, language), address: pageAddress(to, language) })),
    ),
    exists: (id) => pages.some(({ page }) => page === id),
    text: (key, values, language = sourceLanguage) => sourceOf(content, language).t(key, values),
  };
}
