import type { Subject } from './fit-index.ts';

/** `unknown` is the month where only the year is known. */
function monthsOf(month: string, unknown: number): number {
  const [year = 0, number = unknown] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/** Whole years in which a skill was used; overlapping jobs count once. `today` (yyyy-mm) ends current ones. */
export function yearsIn(periods: Subject['periods'], today: string): number {
  const months = new Set<number>();
  for (const [start, end] of periods) {
    const last = monthsOf(end ?? today, 12);
    for (let month = monthsOf(start, 1); month <= last; month++) months.add(month);
  }
  return Math.floor(months.size / 12);
}
