import { addFallbackTexts, type FallbackTexts } from './fallback-texts.ts';
import { markFallbackTexts } from './jsx/mark-source.ts';
import { makeTranslate, type Translate } from './translate.ts';

const shownFallbacks = new Set<string>();

/** The translator of the page’s language, for texts that its build wrote into the page or into a file. */
export function pageTranslator(texts: FallbackTexts['texts'], fallback?: FallbackTexts): Translate {
  const { lang, dataset } = document.documentElement;
  const t = makeTranslate(lang || 'en', texts, dataset.numbers);
  if (!fallback) return t;
  markFallbackTexts(shownFallbacks, fallback.tag);
  return addFallbackTexts(t, fallback, shownFallbacks);
}
