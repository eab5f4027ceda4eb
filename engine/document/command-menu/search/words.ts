import { fold } from '../../../ui/fold.ts';

export interface Word {
  folded: string;
  start: number;
  end: number;
}

/** Letters, digits and their accents; `C#` and `C++` keep their signs. */
const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[#+]*/gu;

/** The words of a text with their positions, in UTF-16 code units. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** The words of a text as they are compared: in lower case, without accents. */
export const foldedWords = (text: string): string[] => wordsIn(text).map(({ folded }) => folded);

/** The shard of a folded word: `a` to `z`, `0` for digits, groups of letters for other scripts. */
export function shardOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.charAt(0);
  if (/^\p{N}/u.test(word)) return '0';
  return `u${((word.codePointAt(0) ?? 0) >> 5).toString(16)}`;
}
