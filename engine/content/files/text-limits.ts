import type { Problem } from '../problems.ts';

/** Paragraphs, links, cells and so on in one text: more would take a browser seconds, too. */
export const maxParts = 15_000;

/** Bytes. The longest article of a portfolio has about 40 kB. */
export const maxTextBytes = 1_000_000;

/** Characters without a space. Markdown parsers take quadratic time for such words. */
const maxWordLength = 10_000;

/** Depth of nested lists and quotations. Parsers take minutes for some hundreds. */
const maxDepth = 30;

/** Finds lines that would take the build minutes, in linear time. */
export function checkLimits(text: string): Omit<Problem, 'file'>[] {
  const found: Omit<Problem, 'file'>[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const at = { line: index + 1 };
    if (line.length > maxWordLength && line.split(/\s/).some((word) => word.length > maxWordLength))
      found.push({ ...at, message: `a word is limited to ${maxWordLength} characters` });
    const control = controlIn(line);
    if (control) found.push({ ...at, message: `this line contains a ${control}` });
    if (depthOf(line) > maxDepth)
      found.push({ ...at, message: `lists and quotations may be nested at most ${maxDepth} levels deep` });
  }
  return found;
}

function depthOf(line: string): number {
  const [front = ''] = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
  if (front.length <= maxDepth) return 0;
  const markers = front.match(/>|[-*+]|\d[.)]/g)?.length ?? 0;
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return markers === 0 ? 0 : markers + Math.floor(indent / 2);
}

/** Control characters except tabs and line ends, unpaired surrogates, and bidirectional overrides. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them.
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202D\u202E\uD800-\uDFFF\uFFFE\uFFFF]/u;

/** Line breaks, control characters and bidirectional controls, none of which a name may contain. */
export const forbiddenInNames = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** The first invisible character that feeds must not contain: `control character (U+0000)`. */
export function controlIn(text: string): string | undefined {
  const [found] = control.exec(text) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `control character (U+${code})`;
}
