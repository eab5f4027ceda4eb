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
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('containsAll finds words in any order, also inside other words', () => {
  expect(containsAll('Über TypeScript', 'SCRIPT uber')).toBe(true);
  expect(containsAll('Über TypeScript', '')).toBe(true);
  expect(containsAll('Über TypeScript', 'script java')).toBe(false);
});
