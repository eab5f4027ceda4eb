import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { foldedWords } from './words.ts';

/** Alternatives of a search word, each as a list of words that must all match. */
export type QueryTerms = string[][];

/** Splits a query into parts that must all match, each with its synonyms. */
export function readQuery(query: string, synonyms: readonly (readonly string[])[]): QueryTerms[] {
  const typed = foldedWords(query);
  const othersOf = (words: string[]) => {
    const name = words.join(' ');
    return synonyms
      .map((group) => group.map(foldedWords))
      .filter((group) => group.some((one) => one.join(' ') === name))
      .flatMap((group) => group.filter((one) => one.join(' ') !== name));
  };
  const others = othersOf(typed);
  return typed.length > 1 && others.length > 0
    ? [[typed, ...others]]
    : typed.map((word) => [[word], ...othersOf([word])]);
}

/** Finds words by prefix, or with one typing error if no word has the prefix. */
export function findWord(index: MiniSearch, word: string, isTyped: boolean): Query {
  // Synonyms match whole words; short ones have too many continuations.
  const prefixQuery: Query = { queries: [word], prefix: isTyped || word.length > 3 };
  if (!isTyped || word.length < 4 || index.search(prefixQuery).length > 0) return prefixQuery;
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...transpositions(word)] };
}

const transpositions = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, one, other] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    return before + other + one + word.slice(at + 2);
  });

/** Finds texts in which everything matches, best first, by the weight of each text’s id. */
export function findAll(
  index: MiniSearch,
  terms: readonly QueryTerms[],
  weigh: (id: number) => number = () => 1,
): SearchResult[] {
  const queries = terms.map((alternatives) => ({
    combineWith: 'OR' as const,
    queries: alternatives.map((words, place) => ({
      combineWith: 'AND' as const,
      queries: words.map((word) => findWord(index, word, place === 0)),
    })),
  }));
  return queries.length > 0 ? index.search({ combineWith: 'AND', queries }, { boostDocument: weigh }) : [];
}
