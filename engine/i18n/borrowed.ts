import type { Dictionary } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';
import { makeTranslate, pickTexts, type Translate, withSource } from './translate.ts';

/** What a part of a page says in the source language, for the browser: nothing where its own language has every text. */
export interface Borrowed {
  /** BCP 47 tag of the source language, and the locale of its numbers. */
  tag: string;
  numbers: string;
  /** Texts that the part's own language lacks, by key. */
  texts: Dictionary;
  /** Texts among its props, as they are shown. */
  said: string[];
}

/**
 * Gathers what a part of the page borrows from the source language.
 * @param keys the keys that the part gives to `t`
 * @param props its props, in which there may be texts already
 */
export function pickBorrowed(
  { dictionary = {}, source, borrowed = new Set() }: Translate,
  keys: readonly TextKey[],
  props: unknown,
  { tag, numbers }: Pick<Borrowed, 'tag' | 'numbers'>,
): Borrowed | undefined {
  if (!source) return undefined;
  const texts = pickTexts(
    source,
    keys.filter((key) => !(key in dictionary) && !(`${key}_other` in dictionary)),
  );
  const said = [...new Set(listTexts(props))].filter((text) => borrowed.has(text));
  return said.length + Object.keys(texts).length > 0 ? { tag, numbers, texts, said } : undefined;
}

/** The translator of a part of the page that borrows some texts. */
export function lendTexts(t: Translate, { tag, numbers, texts, said }: Borrowed, borrowed: Set<string>): Translate {
  for (const text of said) borrowed.add(text);
  return withSource(t, makeTranslate(tag, texts, numbers), borrowed);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
