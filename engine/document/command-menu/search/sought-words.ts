import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { foldedWords } from './words.ts';

/** What is sought: what was typed, and what else may be said for it, each as its words. All words of one of them fit. */
export type Sought = string[][];

/**
 * Takes a query apart, and says what else each part is called.
 * @param synonyms groups of words and phrases that mean the same
 * @returns what has to be found, each; nothing where nothing was typed
 */
export function readQuery(query: string, synonyms: readonly (readonly string[])[]): Sought[] {
  const typed = foldedWords(query);
  const othersOf = (words: string[]) => {
    const name = words.join(' ');
    return synonyms
      .map((group) => group.map(foldedWords))
      .filter((group) => group.some((one) => one.join(' ') === name))
      .flatMap((group) => group.filter((one) => one.join(' ') !== name));
  };
  const others = othersOf(typed);
  // Of several words that mean something together, as curriculum vitae, none is sought alone.
  return typed.length > 1 && others.length > 0
    ? [[typed, ...others]]
    : typed.map((word) => [[word], ...othersOf([word])]);
}

/** Finds words: begun, or with one typing error where nothing begins so. */
export function findWord(index: MiniSearch, word: string, isTyped: boolean): Query {
  // What only stands for a word is whole; short ones begin too much.
  const begun: Query = { queries: [word], prefix: isTyped || word.length > 3 };
  if (!isTyped || word.length < 4 || index.search(begun).length > 0) return begun;
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swapped(word)] };
}

/** A word with each two neighbours in each other's place: of the typing errors the one that counts as two. */
const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, one, other] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    return before + other + one + word.slice(at + 2);
  });

/**
 * Finds texts that have all that is sought, best first.
 * @param weigh what a text counts, by its id
 */
export function findAll(
  index: MiniSearch,
  sought: readonly Sought[],
  weigh: (id: number) => number = () => 1,
): SearchResult[] {
  const queries = sought.map((alternatives) => ({
    combineWith: 'OR' as const,
    queries: alternatives.map((words, place) => ({
      combineWith: 'AND' as const,
      queries: words.map((word) => findWord(index, word, place === 0)),
    })),
  }));
  return queries.length > 0 ? index.search({ combineWith: 'AND', queries }, { boostDocument: weigh }) : [];
}
