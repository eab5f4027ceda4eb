import { completeLanguage, type Language } from '../content/language.ts';
import { site } from '../content/site.ts';

/** The language of unprefixed addresses, and the source of all translations. */
export const sourceLanguage = 'en';

/** The languages of the site, English first. */
export const languages: readonly Language[] = site.languages.map(completeLanguage);

/** The languages that visitors can choose, English first. */
export const offeredLanguages: readonly Language[] = languages.filter(({ offered }) => offered);

/** A language by its code; one that the site does not have gets CLDR’s defaults. */
export function languageOf(code: string): Language {
  return languages.find((one) => one.code === code) ?? completeLanguage({ code });
}

/** The BCP 47 tag of a language, by its code, for `lang` and `hreflang`. */
export const tagOf = (code: string): string => languageOf(code).tag;
