import { expect, test } from 'vitest';
import { dayWithWeekday, longDate, plainUnit, readingMinutes, shortMonth, withCapital } from './format.ts';

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
  expect(longDate('2025-03-15', 'pt').text).toBe('15 de março de 2025');
  expect(longDate('2025-03-15', 'fr').text).toBe('15 mars 2025');
  expect(dayWithWeekday('2025-12-31', 'de').text).toBe('Mi., 31. Dez. 2025');
  expect(dayWithWeekday('2025-12-31', 'af').text).toBe('Wo. 31 Des. 2025');
});

test('isiZulu has its own words in the order of South Africa: CLDR has the American one', () => {
  expect(longDate('2025-03-15', 'zu').text).toBe('15 Mashi 2025');
  expect(dayWithWeekday('2025-12-31', 'zu').text).toBe('Tha, 31 Dis 2025');
  expect(shortMonth('2023-01', 'zu').text).toBe('Jan 2023');
});

test('bytes are counted in the plural, other units are short', () => {
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
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test('a text begins with a capital letter of its language, where its script has them', () => {
  expect(withCapital('games', 'en')).toBe('Games');
  expect(withCapital('ゲーム', 'ja')).toBe('ゲーム');
});
