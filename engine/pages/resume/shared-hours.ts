import { offsetOf } from './time-zone.ts';

/** The working day elsewhere, in hours. */
const elsewhere = { from: 9, to: 17 };

/**
 * How many hours two working days share: the owner's, and one from 9 to 17 in another time zone.
 * @param zone the owner's (IANA)
 * @param hours the owner's working day, in hours of the day; it may end after midnight
 * @returns the least and the most in a year, which differ if clocks change
 */
export function sharedHours(
  zone: string,
  hours: { from: number; to: number },
  other: string,
): [least: number, most: number] {
  const all = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-30'].map((day) => {
    const moment = new Date(`${day}T12:00:00Z`);
    const shift = hoursOf(zone, moment) - hoursOf(other, moment);
    const from = hours.from - shift;
    const length = hours.to - hours.from + (hours.to > hours.from ? 0 : 24);
    // The working day may also overlap with the day before or after.
    return Math.max(
      ...[-24, 0, 24].map(
        (days) => Math.min(from + days + length, elsewhere.to) - Math.max(from + days, elsewhere.from),
      ),
      0,
    );
  });
  return [Math.min(...all), Math.max(...all)];
}

/** The distance of a time zone from UTC in hours. */
function hoursOf(zone: string, moment: Date): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+)(?::(\d+))?/.exec(offsetOf(zone, moment)) ?? [];
  return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}
