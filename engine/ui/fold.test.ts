import { expect, test } from 'vitest';
import { containsAll, fold } from './fold.ts';

test.each([
  ['Áudio', 'audio'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['smørrebrød', 'smorrebrod'],
  ['œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['Жизнь', 'жизнь'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a text holds what is typed in any order, in the middle of words as well', () => {
  expect(containsAll('Über TypeScript', 'SCRIPT uber')).toBe(true);
  expect(containsAll('Über TypeScript', '')).toBe(true);
  expect(containsAll('Über TypeScript', 'script java')).toBe(false);
});
