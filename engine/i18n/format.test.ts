import { expect, test } from 'vitest';
import { dayWithWeekday, longDate, plainUnit, readingMinutes, shortMonth, withCapital } from './format.ts';

test('formats English dates in the American way', () => {
  expect(longDate('2025-03-15', 'en')).toEqual({ iso: '2025-03-15', text: 'March 15, 2025' });
  expect(dayWithWeekday('2025-12-31', 'en').text).toBe('Wed, Dec 31, 2025');
  expect(shortMonth('2023-01', 'en').text).toBe('Jan 2023');
  expect(shortMonth('2023', 'en').text).toBe('2023');
});

test('formats dates in the way of each other language', () => {
  expect(longDate('2025-03-15', 'de').text).toBe('15. März 2025');
  expect(longDate('2025-03-15', 'es').text).toBe('15 de marzo de 2025');
  expect(longDate('2025-03-15', 'af').text).toBe('15 Maart 2025');
  expect(longDate('2025-03-15', 'pt').text).toBe('15 de março de 2025');
  expect(longDate('2025-03-15', 'fr').text).toBe('15 mars 2025');
  expect(dayWithWeekday('2025-12-31', 'de').text).toBe('Mi., 31. Dez. 2025');
  expect(dayWithWeekday('2025-12-31', 'af').text).toBe('Wo. 31 Des. 2025');
});

test('formats isiZulu dates in South African order instead of CLDR’s American order', () => {
  expect(longDate('2025-03-15', 'zu').text).toBe('15 Mashi 2025');
  expect(dayWithWeekday('2025-12-31', 'zu').text).toBe('Tha, 31 Dis 2025');
  expect(shortMonth('2023-01', 'zu').text).toBe('Jan 2023');
});

test('plainUnit writes bytes in full with a plural, and abbreviates other units', () => {
  expect(plainUnit(14600, 'byte', 'en')).toBe('14,600 bytes');
  expect(plainUnit(1, 'byte', 'en')).toBe('1 byte');
  expect(plainUnit(762, 'millisecond', 'en')).toBe('762 ms');
  expect(plainUnit(14600, 'byte', 'fr')).toBe('14\u202f600\u00a0octets');
});

test.each([
  [0, 1],
  [200, 1],
  [329, 1],
  [331, 2],
  [2640, 12],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test('withCapital capitalises the first letter in scripts that have capitals', () => {
  expect(withCapital('games', 'en')).toBe('Games');
  expect(withCapital('ゲーム', 'ja')).toBe('ゲーム');
});
