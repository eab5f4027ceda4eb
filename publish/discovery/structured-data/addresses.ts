import { site } from '../../../src/content/site.ts';
import { localize, type PagePath, paths } from '../../../src/site/addresses.ts';

/** Public address of a page in a language. */
export const pageUrl = (path: PagePath, language: string): string => site.url + localize(path, language);

/** Public address of a file, from its address in the pages. */
export const fileUrl = (address: string): string => new URL(address, site.url).href;

/** Names of things that several pages speak of: each is one thing, whatever the language. */
export const ids = {
  person: `${site.url}/#person`,
  website: `${site.url}/#website`,
  /** An article's text in a language. */
  article: (number: number, language: string) => `${pageUrl(paths.article(number), language)}#article`,
  project: (slug: string) => `${site.url}${paths.app(slug)}#project`,
};
