import { completeLanguage, type Language } from '../content/languages/language.ts';
import { site } from '../content/site.ts';

/** The languages of the site, the default one first. */
export const languages: readonly Language[] = site.languages.map(completeLanguage);

/** The default language: that of unprefixed addresses, and the source of all translations. */
export const sourceLanguage: string = languages[0]?.code ?? 'en';

/** The BCP 47 tag of the default language: the `lang` of its texts on pages in other languages. */
export const sourceTag: string = languages[0]?.tag ?? 'en';

/** The languages that visitors can choose, the default one first. */
export const offeredLanguages: readonly Language[] = languages.filter(({ offered }) => offered);

/** Whether visitors have a choice of languages. */
export const hasLanguages: boolean = offeredLanguages.length > 1;

/** A language by its code; one that the site does not have gets CLDR’s defaults. */
export function languageOf(code: string): Language {
  return languages.find((one) => one.code === code) ?? completeLanguage({ code });
}

/** The name of the default language in another one, for use within a sentence: `Englisch`, `inglés`. */
export function sourceNameIn(code: string): string {
  const { language } = new Intl.Locale(tagOf(sourceLanguage));
  return new Intl.DisplayNames(tagOf(code), { type: 'language' }).of(language) ?? tagOf(sourceLanguage);
}

/** The BCP 47 tag of a language, by its code, for `lang` and `hreflang`. */
export const tagOf = (code: string): string => languageOf(code).tag;
