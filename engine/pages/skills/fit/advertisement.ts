import { fold } from '../../../ui/fold.ts';
import type { FitWords } from './fit-index.ts';

/** A word of an advertisement. */
export interface Token {
  text: string;
  /** As names are compared. */
  plain: string;
  /** What stands between it and the next one. */
  after: string;
}

/** A sentence or an item of a list. */
export interface Clause {
  text: string;
  folded: string;
  tokens: Token[];
  /** True where it is welcome and not required. */
  wish: boolean;
  /** True for a line that introduces others. */
  heading: boolean;
}

const bullet = /^\s*(?:[-*+•·–—▪◦‣✓✔●○]|\d{1,2}[.)])\s+/;

/** A name as it is compared, without case, accents, spaces and hyphens; C# and C++ are no C, .NET is no net. */
export function plainName(text: string): string {
  const signs = fold(text)
    .replace(/^\.net\b/, 'dotnet')
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'plus');
  return signs.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether one of some words begins in a folded text. */
export const says = (folded: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, 'u').test(folded);

/** Whether a folded word is one of some words, whole. */
export const isOneOf = (folded: string, words: string): boolean => new RegExp(`^(?:${words})$`, 'u').test(folded);

/** Parts an advertisement into its clauses. */
export function readAdvertisement(text: string, words: FitWords): Clause[] {
  let wish = false;
  return linesOf(text).flatMap(({ line, item, opens }, index, lines) => {
    const heading = !item && isHeading(line, lines[index + 1]?.item === true);
    // A paragraph behind a list has nothing to do with it.
    if (heading) wish = says(fold(line), words.wish);
    else if (opens && !item) wish = false;
    return (heading ? [line] : line.split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}¿¡])/u)).map((part) => {
      const folded = fold(part);
      return { text: part, folded, tokens: tokensOf(part), wish: wish || says(folded, words.wish), heading };
    });
  });
}

const isHeading = (line: string, beforeItem: boolean): boolean =>
  line.endsWith(':') || (beforeItem && line.split(/\s+/).length < 8 && !/[.!?]$/.test(line));

interface Line {
  line: string;
  /** True for an item of a list. */
  item: boolean;
  /** True behind an empty line. */
  opens: boolean;
}

/** The lines, without the marks of a list. A line that was only wrapped goes on with the next. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let opens = false;
  for (const raw of text.split(/\r?\n/)) {
    const item = bullet.test(raw);
    const line = raw.replace(bullet, '').trim();
    const last = lines.at(-1);
    if (last && !item && last.line.length > 50 && /^\p{Ll}/u.test(line) && /[\p{L},]$/u.test(last.line))
      last.line += ` ${line}`;
    else if (/[\p{L}\p{N}]/u.test(line)) lines.push({ line, item, opens });
    opens = line === '';
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
