/** The local day of a moment, yyyy-mm-dd. */
export function localDay(now: Date): string {
  return new Date(startOfDay(now)).toISOString().slice(0, 10);
}

/** The local day of a moment, as the milliseconds since 1970 of its start in UTC: what `Date.parse` makes of yyyy-mm-dd. */
export function startOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

/**
 * Whole calendar days to the end of the last day, rounded up; never below 0. On the last day itself 1
 * is left: it ends at 23:59:59. Counted on the calendar, so that a change of clocks makes no difference.
 * @param lastDay yyyy-mm-dd
 * @param today as `startOfDay` gives it
 * @returns days; NaN where `lastDay` is no date
 */
export function daysLeft(lastDay: string, today: number): number {
  return Math.max(0, (Date.parse(lastDay) - today) / 86_400_000 + 1);
}
