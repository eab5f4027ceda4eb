import { type Clause, containsWord, isOneOf } from './advertisement.ts';
import type { FoundTool } from './find-tools.ts';
import type { FitWords } from './fit-index.ts';

/** Years in a clause, and the token where they are. */
interface Years {
  years: number;
  at: number;
}

/** Finds the years that a clause requires: the smaller of two numbers, but not the age of a company. */
export function findYears({ tokens, folded }: Clause, words: FitWords): Years[] {
  if (containsWord(folded, words.company) && !containsWord(folded, words.experience)) return [];
  const numberAt = (place: number): number | undefined => {
    const plain = tokens[place]?.plain.replace(/plus$/, '') ?? '';
    return /^\d{1,2}$/.test(plain) ? Number(plain) : words.numbers[plain];
  };
  return tokens.flatMap(({ plain }, at) => {
    if (!isOneOf(plain, words.years)) return [];
    for (const place of [at - 1, at - 2, at + 1, at + 2]) {
      const years = numberAt(place);
      // Only isiZulu puts the number after the years.
      if (years === undefined || years > 20 || (place > at && !/inyaka|unyaka/.test(plain))) continue;
      const lower = numberAt(place - 1) ?? numberAt(place - 2);
      return [{ years: lower !== undefined && lower < years && place < at ? lower : years, at }];
    }
    return [];
  });
}

/** Words allowed between the years and the first tool, and between a tool and the next. */
const reach = { first: 9, next: 2 };

/** The years that a clause requires for each tool: the years before the tools, or after them if tools come first. */
export function yearsByTool(tools: readonly FoundTool[], years: readonly Years[]): Map<FoundTool, number> {
  const result = new Map<FoundTool, number>();
  const toolsFirst = (tools[0]?.start ?? 0) < (years[0]?.at ?? 0);
  for (const [index, { years: number, at }] of years.entries()) {
    const from = toolsFirst ? (years[index - 1]?.at ?? -1) : at;
    const to = toolsFirst ? at : (years[index + 1]?.at ?? Number.POSITIVE_INFINITY);
    let last = at + 1;
    let allowed = toolsFirst ? Number.POSITIVE_INFINITY : reach.first;
    for (const tool of tools.filter(({ start }) => start > from && start < to)) {
      if (tool.start - last > allowed) break;
      result.set(tool, number);
      if (!toolsFirst) [last, allowed] = [tool.end, reach.next];
    }
  }
  return result;
}
