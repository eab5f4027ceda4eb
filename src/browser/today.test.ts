import { expect, test } from 'vitest';
import { millisecondsToMidnight } from './today.ts';

test('one second before midnight', () => {
  expect(millisecondsToMidnight(new Date(2025, 11, 31, 23, 59, 59))).toBe(1000);
});

test('at midnight a whole day is ahead', () => {
  expect(millisecondsToMidnight(new Date(2025, 5, 10))).toBe(86_400_000);
});
