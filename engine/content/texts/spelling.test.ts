import { expect, test } from 'vitest';
import { siteRoot } from '../site-root.ts';
import { ownersNames, spellingDictionaries } from './spelling.ts';

test('ownersNames returns the words in the site’s name and in project titles', () => {
  expect(ownersNames(siteRoot)).toEqual(expect.arrayContaining(['Ada', 'Neill', 'Loom', 'Spindle', 'Thimble']));
});

test('finds the installed dictionary of a language, preferring that of its region', () => {
  expect(spellingDictionaries('pt-BR')).toEqual(['@cspell/dict-pt-br']);
  expect(spellingDictionaries('de')).toEqual(['@cspell/dict-de-de']);
  expect(spellingDictionaries('sv')).toEqual([]);
});
