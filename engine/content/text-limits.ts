import type { Problem } from './problems.ts';

/** Bytes. The longest article of a portfolio has some 40 kB. */
export const longestText = 1_000_000;

/** Characters without a blank between them. What parses Markdown takes four times as long for twice as many. */
const longestWord = 10_000;

/** Lists and quotations inside each other. What parses them takes minutes for some hundreds. */
const deepest = 30;

/** What of a text would take the build minutes: told by line, in a time that grows with the text. */
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

/** How many lists and quotations begin in front of the words of a line, and how far it is indented for such. */
function depthOf(line: string): number {
  const [front = ''] = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
  const markers = front.match(/>|[-*+]|\d[.)]/g)?.length ?? 0;
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return markers === 0 ? 0 : markers + Math.floor(indent / 2);
}
