import { site } from '../../../content/site.ts';
import { sourceLanguage } from '../../../i18n/languages.ts';
import { pageUrl } from '../../../routes/addresses.ts';

/** The public address of a picture or page, from its address for `href` or `src`. */
export const absoluteUrl = (address: string): string => new URL(address, site.url).href;

/** Ids of things that several pages mention, the same in every language. */
export const ids = {
  person: `${site.url}/#person`,
  website: `${site.url}/#website`,
  article: (number: number, language: string) =>
    `${pageUrl({ page: 'article', number: String(number) }, language)}#article`,
  project: (slug: string) => `${pageUrl({ page: 'project', slug }, sourceLanguage)}#project`,
};
