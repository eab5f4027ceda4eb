/**
 * Whole calendar days to the end of the last day, rounded up, in the local time zone; never below 0.
 * On the last day itself 1 is left: it ends at 23:59:59.
 * @param lastDay yyyy-mm-dd
 */
export function daysLeft(lastDay: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = lastDay.split('-').map(Number);
  // Days are counted on the calendar, so that a change of clocks does not make one longer.
  const last = Date.UTC(year, month - 1, day);
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, (last - today) / 86_400_000 + 1);
}

/** Milliseconds from now to the next local midnight, at least 1. */
export function millisecondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}
