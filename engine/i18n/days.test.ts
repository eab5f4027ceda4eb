import { expect, test } from 'vitest';
import { daysLeft, localDay, startOfDay } from './days.ts';

test('localDay returns the local date', () => {
  expect(localDay(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
});

test.each([
  ['2025-12-01', 31],
  ['2025-12-30', 2],
  // The last day counts until its end, 23:59:59.
  ['2025-12-31', 1],
  ['2026-01-01', 0],
  ['2031-01-01', 0],
])('on %s there are %i days left', (today, days) => {
  expect(daysLeft('2025-12-31', Date.parse(today))).toBe(days);
});

test('a change to daylight saving time does not affect the days left', () => {
  expect(daysLeft('2025-04-01', startOfDay(new Date(2025, 2, 1, 23, 59)))).toBe(32);
});
