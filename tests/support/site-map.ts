import { readContent } from '../../engine/content/read-content.ts';
import type { TextKey } from '../../engine/content/schemas.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { offeredLanguages } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { pageAddress, pagePath } from '../../engine/routes/addresses.ts';
import { listPages, type PageId } from '../../engine/routes/pages.ts';

/** The content of the site under test. */
export const content = await readContent(siteRoot);

/** The codes of the offered languages, English first. */
export const languages = offeredLanguages.map(({ code }) => code);

/** Every page without its language. */
export const pages = listPages(content);

/** Every page in every offered language. */
export const addresses = languages.flatMap((language) =>
  pages.map((to) => ({ language, to, path: pagePath(to, language), address: pageAddress(to, language) })),
);

/** Whether the site under test has a page, or one of the kind: an owner may do without most. */
export const isThere = (id: PageId): boolean => pages.some(({ page }) => page === id);

/** A text of the site under test, as its pages show it. */
export function text(key: TextKey, values?: Record<string, string | number>, language = 'en'): string {
  return sourceOf(content, language).t(key, values);
}
