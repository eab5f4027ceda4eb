/** The local date, yyyy-mm-dd. */
export function localDay(now: Date): string {
  return new Date(startOfDay(now)).toISOString().slice(0, 10);
}

/** The local date as UTC milliseconds since 1970, which is what `Date.parse` returns for yyyy-mm-dd. */
export function startOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

/**
 * Calendar days until the end of the last day, at least 0; on the last day itself 1. Changes of daylight saving time
 * have no effect.
 * @param lastDay yyyy-mm-dd
 * @param today as `startOfDay` returns it
 * @returns NaN where `lastDay` is not a date
 */
export function daysLeft(lastDay: string, today: number): number {
  return Math.max(0, (Date.parse(lastDay) - today) / 86_400_000 + 1);
}
