import { expect, test } from 'vitest';
import { dayWithWeekday, longDate, readingMinutes, shortMonth } from './format.ts';

test('English dates are the long American ones of the specification', () => {
  expect(longDate('2025-03-15', 'en')).toEqual({ iso: '2025-03-15', text: 'March 15, 2025' });
  expect(dayWithWeekday('2025-12-31', 'en').text).toBe('Wed, Dec 31, 2025');
  expect(shortMonth('2023-01', 'en').text).toBe('Jan 2023');
  expect(shortMonth('2023', 'en').text).toBe('2023');
});

test('other languages have their own', () => {
  expect(longDate('2025-03-15', 'de').text).toBe('15. März 2025');
  expect(longDate('2025-03-15', 'es').text).toBe('15 de marzo de 2025');
  expect(longDate('2025-03-15', 'af').text).toBe('15 Maart 2025');
  expect(longDate('2025-03-15', 'zu').text).toBe('Mashi 15, 2025');
});

test.each([
  [0, 1],
  [200, 1],
  [329, 1],
  [331, 2],
  [2640, 12],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
