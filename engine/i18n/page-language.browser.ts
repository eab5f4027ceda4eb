import { addFallbackTexts, type FallbackTexts } from './fallback-texts.ts';
import { markFallbackTexts } from './jsx/mark-source.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** Texts that parts of this page show in the source language. */
const said = new Set<string>();

/**
 * Makes the translator of a part of this page, in the page's language.
 * @param fallback the part's texts in the source language; their elements get `lang`
 */
export function speakPageLanguage(texts: FallbackTexts['texts'], fallback?: FallbackTexts): Translate {
  const { lang, dataset } = document.documentElement;
  const t = makeTranslate(lang || 'en', texts, dataset.numbers);
  if (!fallback) return t;
  markFallbackTexts(said, fallback.tag);
  return addFallbackTexts(t, fallback, said);
}
