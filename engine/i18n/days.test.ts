import { expect, test } from 'vitest';
import { daysLeft, localDay, startOfDay } from './days.ts';

test('the day of a moment is the local one', () => {
  expect(localDay(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
});

test.each([
  ['2025-12-01', 31],
  ['2025-12-30', 2],
  // It ends at 23:59:59.
  ['2025-12-31', 1],
  ['2026-01-01', 0],
  ['2031-01-01', 0],
])('on %s there are %i days left', (today, days) => {
  expect(daysLeft('2025-12-31', Date.parse(today))).toBe(days);
});

test('a change of clocks between the days makes no difference', () => {
  expect(daysLeft('2025-04-01', startOfDay(new Date(2025, 2, 1, 23, 59)))).toBe(32);
});
