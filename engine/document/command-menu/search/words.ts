import { fold } from '../../../ui/fold.ts';

/** A word of a text: as search compares it, and where it stands. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

/** Letters, digits and their accents; `C#` and `C++` keep their signs. */
const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[#+]*/gu;

/** The words of a text, in their order. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

export const foldedWords = (text: string): string[] => wordsIn(text).map(({ folded }) => folded);

/**
 * The part of a large index that has a word: that of its first letter.
 * @param word folded
 * @returns a name that may stand in a file's: `a` to `z`, `0` for digits, for other scripts one for some letters
 */
export function shardOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.charAt(0);
  if (/^\p{N}/u.test(word)) return '0';
  return `u${((word.codePointAt(0) ?? 0) >> 5).toString(16)}`;
}
