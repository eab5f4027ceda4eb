import type { Content } from '../content/content.ts';
import { languageOf, sourceLanguage } from '../i18n/languages.ts';
import { makeTranslate, withSource } from '../i18n/translate.ts';
import type { PageSource } from './page-data.ts';

/** The input of a page’s data in a language, with a fallback to the default language. */
export function sourceOf(content: Content, language: string): PageSource {
  const speak = (code: string) => {
    const { tag, numbers } = languageOf(code);
    return makeTranslate(tag, content.dictionaries[code] ?? {}, numbers);
  };
  const t = language === sourceLanguage ? speak(language) : withSource(speak(language), speak(sourceLanguage));
  return { content, language, t };
}
