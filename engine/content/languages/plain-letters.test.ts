import { expect, test } from 'vitest';
import { plainLetters, slugOf } from './plain-letters.ts';

test.each([
  ['Größe', undefined, 'grosse'],
  ['Größe', 'de', 'groesse'],
  ['Größe', 'de-AT', 'groesse'],
  ['Zwölf Zeilen für Åsa', 'de', 'zwoelf zeilen fuer asa'],
  ['Smörgåsbord', 'sv', 'smorgasbord'],
  ['Łódź, Œuvre, Ísland, Ærø', 'en', 'lodz, oeuvre, island, aero'],
  ['Πώς', 'el', 'πως'],
  ['ガイド', 'ja', 'ガイド'],
])('%s in %s is %s in plain letters', (text, language, plain) => {
  expect(plainLetters(text, language)).toBe(plain);
});

test.each([
  ['  C++ & Rauschmaß!  ', 'c-rauschmass'],
  ['日本語', ''],
])('%s in an address is “%s”', (text, slug) => {
  expect(slugOf(text, 'de')).toBe(slug);
});
