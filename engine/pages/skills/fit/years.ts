import type { Subject } from './fit-index.ts';

/** `unknown` is the month to use if only the year is known. */
function monthsOf(month: string, unknown: number): number {
  const [year = 0, number = unknown] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/** Full years in which a skill was used. Overlapping jobs count once; current jobs end `today` (yyyy-mm). */
export function yearsIn(periods: Subject['periods'], today: string): number {
  const months = new Set<number>();
  for (const [start, end] of periods) {
    const last = monthsOf(end ?? today, 12);
    for (let month = monthsOf(start, 1); month <= last; month++) months.add(month);
  }
  return Math.floor(months.size / 12);
}
