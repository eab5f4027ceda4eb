/** The local day of a moment, yyyy-mm-dd. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Whole calendar days to the end of the last day, rounded up; never below 0. On the last day itself 1
 * is left: it ends at 23:59:59. Counted on the calendar, so that a change of clocks makes no difference.
 * @param lastDay yyyy-mm-dd
 * @param today yyyy-mm-dd
 */
export function daysLeft(lastDay: string, today: string): number {
  return Math.max(0, (Date.parse(lastDay) - Date.parse(today)) / 86_400_000 + 1);
}
