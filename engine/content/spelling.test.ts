import { expect, test } from 'vitest';
import { siteRoot } from './site-root.ts';
import { ownersNames, spellingDictionaries } from './spelling.ts';

test('the names that the content gives to its things are no spelling mistakes in any language', () => {
  expect(ownersNames(siteRoot)).toEqual(expect.arrayContaining(['Ada', 'Neill', 'Loom', 'Spindle', 'Thimble']));
});

test('of several dictionaries of a language that of its region is taken', () => {
  expect(spellingDictionaries('pt-BR')).toEqual(['@cspell/dict-pt-br']);
  expect(spellingDictionaries('de')).toEqual(['@cspell/dict-de-de']);
  expect(spellingDictionaries('sv')).toEqual([]);
});
