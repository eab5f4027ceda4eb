import { expect, test } from 'vitest';
import { localDay, millisecondsToMidnight } from './today.ts';

test('the day of a moment is the local one', () => {
  expect(localDay(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
});

test('one second before midnight', () => {
  expect(millisecondsToMidnight(new Date(2025, 11, 31, 23, 59, 59))).toBe(1000);
});

test('at midnight a whole day is ahead', () => {
  expect(millisecondsToMidnight(new Date(2025, 5, 10))).toBe(86_400_000);
});
