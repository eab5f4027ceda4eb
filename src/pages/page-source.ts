import type { Content } from '../content/content.ts';
import { makeTranslate } from '../i18n/translate.ts';
import type { PageSource } from './page-data.ts';

/** What a page is made from, in a language. */
export function sourceOf(content: Content, language: string): PageSource {
  return { content, language, t: makeTranslate(language, content.dictionaries[language] ?? {}) };
}
