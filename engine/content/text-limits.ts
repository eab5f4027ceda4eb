import type { Problem } from './problems.ts';

/** Paragraphs, links, cells and the like in one text: a page of more takes a browser seconds as well. */
export const mostParts = 15_000;

/** Bytes. The longest article of a portfolio has about 40 kB. */
export const longestText = 1_000_000;

/** Characters without a space. Markdown parsers take quadratic time for such words. */
const longestWord = 10_000;

/** Depth of nested lists and quotations. Parsers take minutes for some hundreds. */
const deepest = 30;

/** Finds what would take the build minutes, by line, in linear time. */
export function checkLimits(text: string): Omit<Problem, 'file'>[] {
  const found: Omit<Problem, 'file'>[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const at = { line: index + 1 };
    if (line.split(/\s/).some((word) => word.length > longestWord))
      found.push({ ...at, message: `a word has at most ${longestWord} characters` });
    if (depthOf(line) > deepest)
      found.push({ ...at, message: `lists and quotations lie at most ${deepest} deep in each other` });
  }
  return found;
}

function depthOf(line: string): number {
  const [front = ''] = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
  const markers = front.match(/>|[-*+]|\d[.)]/g)?.length ?? 0;
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return markers === 0 ? 0 : markers + Math.floor(indent / 2);
}
