import { addFallbackTexts, type FallbackTexts } from './fallback-texts.ts';
import { markFallbackTexts } from './jsx/mark-source.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** Fallback texts shown by parts of this page. */
const said = new Set<string>();

/** The translator of an island in the page’s language; elements that show fallback texts get `lang`. */
export function pageTranslator(texts: FallbackTexts['texts'], fallback?: FallbackTexts): Translate {
  const { lang, dataset } = document.documentElement;
  const t = makeTranslate(lang || 'en', texts, dataset.numbers);
  if (!fallback) return t;
  markFallbackTexts(said, fallback.tag);
  return addFallbackTexts(t, fallback, said);
}
