import type { Dictionary } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';
import { makeTranslate, pickTexts, type Translate, withSource } from './translate.ts';

/** Texts of an island in the source language, for the browser; absent where its own language has every text. */
export interface FallbackTexts {
  /** BCP 47 tag of the source language, and the locale of its numbers. */
  tag: string;
  numbers: string;
  texts: Dictionary;
  said: string[];
}

/**
 * The texts for which an island needs the source language; undefined if there are none.
 * @param keys texts that it may ask for
 * @param props what it receives: those of its strings that are in the source language are named in `said`
 */
export function pickFallbackTexts(
  { dictionary = {}, source, fallback = new Set() }: Translate,
  keys: readonly TextKey[],
  props: unknown,
  { tag, numbers }: Pick<FallbackTexts, 'tag' | 'numbers'>,
): FallbackTexts | undefined {
  if (!source) return undefined;
  const texts = pickTexts(
    source,
    keys.filter((key) => !(key in dictionary) && !(`${key}_other` in dictionary)),
  );
  const said = [...new Set(listTexts(props))].filter((text) => fallback.has(text));
  return said.length + Object.keys(texts).length > 0 ? { tag, numbers, texts, said } : undefined;
}

/**
 * A translator that knows these texts too.
 * @param fallback receives the texts that are in the source language, as they are shown
 */
export function addFallbackTexts(
  t: Translate,
  { tag, numbers, texts, said }: FallbackTexts,
  fallback: Set<string>,
): Translate {
  for (const text of said) fallback.add(text);
  return withSource(t, makeTranslate(tag, texts, numbers), fallback);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
