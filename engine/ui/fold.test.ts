import { expect, test } from 'vitest';
import { fold, holdsAll } from './fold.ts';

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
  expect(holdsAll('Über TypeScript', 'SCRIPT uber')).toBe(true);
  expect(holdsAll('Über TypeScript', '')).toBe(true);
  expect(holdsAll('Über TypeScript', 'script java')).toBe(false);
});
