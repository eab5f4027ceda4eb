import { type Borrowed, lendTexts } from './borrowed.ts';
import { markBorrowed } from './jsx/mark-source.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** Texts that parts of this page have borrowed from the source language. */
const said = new Set<string>();

/**
 * Makes the translator of a part of this page, in the page's language.
 * @param borrowed what the part says in the source language; its elements are marked
 */
export function speakPageLanguage(texts: Borrowed['texts'], borrowed?: Borrowed): Translate {
  const { lang, dataset } = document.documentElement;
  const t = makeTranslate(lang || 'en', texts, dataset.numbers);
  if (!borrowed) return t;
  markBorrowed(said, borrowed.tag);
  return lendTexts(t, borrowed, said);
}
