import type { Subject } from './fit-index.ts';

/** @param unknown which month it is where only the year is known */
function monthsOf(month: string, unknown: number): number {
  const [year = 0, number = unknown] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * Whole years in which a skill was used, counted once where jobs overlap.
 * @param today yyyy-mm, the end of what lasts
 */
export function yearsIn(periods: Subject['periods'], today: string): number {
  const months = new Set<number>();
  for (const [start, end] of periods) {
    const last = monthsOf(end ?? today, 12);
    for (let month = monthsOf(start, 1); month <= last; month++) months.add(month);
  }
  return Math.floor(months.size / 12);
}
