import { fold } from '../../../ui/fold.ts';
import type { FitWords } from './fit-index.ts';

export interface Token {
  text: string;
  /** Normalised for comparison. */
  plain: string;
  /** The text between this token and the next. */
  after: string;
}

export interface Clause {
  text: string;
  folded: string;
  tokens: Token[];
  /** Whether it is optional. */
  optional: boolean;
  /** Whether it introduces the lines after it. */
  heading: boolean;
}

const bullet = /^\s*(?:[-*+•·–—▪◦‣✓✔●○]|\d{1,2}[.)])\s+/;

/** Normalises a name: without case, accents, spaces and hyphens; C# and C++ do not equal C, .NET does not equal net. */
export function plainName(text: string): string {
  const signs = fold(text)
    .replace(/^\.net\b/, 'dotnet')
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'plus');
  return signs.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a folded text contains a word that starts with one of `words`. */
export const containsWord = (folded: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, 'u').test(folded);

/** Whether a folded word equals one of `words`. */
export const isOneOf = (folded: string, words: string): boolean => new RegExp(`^(?:${words})$`, 'u').test(folded);

/** Splits an advertisement into clauses. */
export function readAdvertisement(text: string, words: FitWords): Clause[] {
  let optional = false;
  return linesOf(text).flatMap(({ line, item, followsEmptyLine }, index, lines) => {
    const heading = !item && isHeading(line, lines[index + 1]?.item === true);
    // A paragraph after a list does not belong to the list.
    if (heading) optional = containsWord(fold(line), words.wish);
    else if (followsEmptyLine && !item) optional = false;
    return (heading ? [line] : line.split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}¿¡])/u)).map((part) => {
      const folded = fold(part);
      return {
        text: part,
        folded,
        tokens: tokensOf(part),
        optional: optional || containsWord(folded, words.wish),
        heading,
      };
    });
  });
}

const isHeading = (line: string, beforeItem: boolean): boolean =>
  line.endsWith(':') || (beforeItem && line.split(/\s+/).length < 8 && !/[.!?]$/.test(line));

interface Line {
  line: string;
  /** Whether it is an item of a list. */
  item: boolean;
  /** Whether it follows an empty line. */
  followsEmptyLine: boolean;
}

/** The lines without list marks; wrapped lines are joined. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let followsEmptyLine = false;
  for (const raw of text.split(/\r?\n/)) {
    const item = bullet.test(raw);
    const line = raw.replace(bullet, '').trim();
    const last = lines.at(-1);
    if (last && !item && last.line.length > 50 && /^\p{Ll}/u.test(line) && /[\p{L},]$/u.test(last.line))
      last.line += ` ${line}`;
    else if (/[\p{L}\p{N}]/u.test(line)) lines.push({ line, item, followsEmptyLine });
    followsEmptyLine = line === '';
  }
  return lines;
}

function tokensOf(text: string): Token[] {
  const found = [
    ...text.matchAll(/(?:(?<![\p{L}\p{N}])\.)?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.'’](?=[\p{L}\p{N}]))*[+#]*/gu),
  ];
  return found.map((match, index) => {
    const end = match.index + match[0].length;
    return { text: match[0], plain: plainName(match[0]), after: text.slice(end, found[index + 1]?.index) };
  });
}
