import { escapeRegExp } from '../escape-regexp.ts';

const outside = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

const spaced = (words: string, gap = '\\s+') => words.trim().split(/\s+/).map(escapeRegExp).join(gap);

/** Finds an English term as a whole word or phrase, and its plural in -s or -es. */
export const matchEnglish = (term: string): RegExp =>
  new RegExp(`${outside.before}${spaced(term)}(?:e?s)?${outside.after}`, 'iu');

/** Finds a translation in any inflection: each of its words may have a beginning and an ending. */
export const matchInflected = (words: string): RegExp => new RegExp(spaced(words, '[\\p{L}\\p{M}]*\\s+'), 'iu');

/** Finds words as a whole; `*` stands for any letters. */
export function matchExactly(words: string): RegExp {
  const pattern = spaced(words).replaceAll('\\*', '[\\p{L}\\p{M}]*');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return new RegExp(
    `${/[\p{L}\p{N}]/u.test(first) ? outside.before : ''}${pattern}${/[\p{L}\p{N}]/u.test(last) ? outside.after : ''}`,
    'iu',
  );
}
