import type { Dictionary } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';
import { makeTranslate, pickTexts, type Translate, withSource } from './translate.ts';

/** Texts of an island in the source language, for the browser; absent where its own language has every text. */
export interface FallbackTexts {
  /** BCP 47 tag of the source language, and the locale of its numbers. */
  tag: string;
  numbers: string;
  texts: Dictionary;
  shownFallbacks: string[];
}

/**
 * The texts for which an island needs the source language; undefined if there are none.
 * @param keys texts that it may show
 * @param props its props; `shownFallbacks` lists their strings that are in the source language
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
  const shownFallbacks = [...new Set(listTexts(props))].filter((text) => fallback.has(text));
  return shownFallbacks.length + Object.keys(texts).length > 0 ? { tag, numbers, texts, shownFallbacks } : undefined;
}

/**
 * A translator that also has these texts.
 * @param fallback receives the texts that are in the source language, as they are shown
 */
export function addFallbackTexts(
  t: Translate,
  { tag, numbers, texts, shownFallbacks }: FallbackTexts,
  fallback: Set<string>,
): Translate {
  for (const text of shownFallbacks) fallback.add(text);
  return withSource(t, makeTranslate(tag, texts, numbers), fallback);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
