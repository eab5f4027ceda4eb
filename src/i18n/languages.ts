import { site } from '../content/site.ts';

/** A language of the site: its code, its own name, whether visitors are offered it. */
export type Language = (typeof site)['languages'][number];

/** The language of unprefixed addresses, and the source of all translations. */
export const sourceLanguage = 'en';

/** The languages that visitors can choose, English first. */
export const offeredLanguages: readonly Language[] = site.languages.filter(({ offered }) => offered);
