import { fold } from '../../../ui/fold.ts';
import type { SearchedPage, SearchedPart } from './text-index.ts';
import { type Word, wordsIn } from './words.ts';

export interface Piece {
  text: string;
  hit: boolean;
}

export interface Hit {
  place: string;
  /** Set if the place is not in the page’s language. */
  placeLang?: string | undefined;
  pieces: Piece[];
  lang?: string | undefined;
  href: string;
}

const [before, after] = [8, 18];

/** Words around a match in a text directive, to distinguish it from others. */
const context = 3;

/** Makes the line for a matching text; `terms` are the folded words that matched. */
export function makeHit(
  page: SearchedPage,
  part: SearchedPart,
  text: string,
  terms: ReadonlySet<string>,
  supportsTextFragments: boolean,
): Hit {
  const words = wordsIn(text);
  const first = words.findIndex(({ folded }) => terms.has(folded));
  const from = Math.max(0, first - before);
  const shown = words.slice(from, Math.max(0, first) + after);
  const [start, end] = [
    from === 0 ? 0 : shown[0]?.start,
    shown.at(-1) === words.at(-1) ? text.length : shown.at(-1)?.end,
  ];
  const pieces = splitAtMatches(text.slice(start, end), (word) => terms.has(word));
  if (start) pieces.unshift({ text: '… ', hit: false });
  if (end !== text.length) pieces.push({ text: ' …', hit: false });
  const fragment = [part.id, supportsTextFragments && first >= 0 ? directiveOf(text, words, first) : ''].join('');
  return {
    place: [page.title, part.heading].filter(Boolean).join(' › '),
    placeLang: page.lang,
    pieces,
    lang: part.lang,
    href: fragment ? `${page.href}#${fragment}` : page.href,
  };
}

function splitAtMatches(text: string, isMatch: (folded: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const take = (end: number, hit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit });
    at = end;
  };
  for (const { folded, start, end } of wordsIn(text)) {
    if (!isMatch(folded)) continue;
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return pieces;
}

function directiveOf(text: string, words: readonly Word[], at: number): string {
  const part = (from: number, to: number) => {
    const [first, last] = [words[from], words[to - 1]];
    return first && last && from < to ? encode(text.slice(first.start, last.end)) : '';
  };
  const prefix = part(Math.max(0, at - context), at);
  const suffix = part(at + 1, Math.min(words.length, at + 1 + context));
  return `:~:text=${prefix && `${prefix}-,`}${part(at, at + 1)}${suffix && `,-${suffix}`}`;
}

/** `-` and `,` have a meaning in a text directive. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D').replaceAll(',', '%2C');

/** Splits a name into pieces and marks words that contain a searched word. */
export const markMatches = (name: string, words: readonly string[]): Piece[] =>
  splitAtMatches(name, (word) => words.some((one) => one && word.includes(fold(one))));
