import { expect, test } from 'vitest';
import { completeLanguage } from './language.ts';
import { nameInCldr } from './language-name.ts';

test.each([
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['zu', 'isiZulu'],
  ['pt-BR', 'Português (Brasil)'],
  ['ar', 'العربية'],
])('%s calls itself %s', (tag, name) => {
  expect(nameInCldr(tag)).toBe(name);
});

test('a language that CLDR has no words in has no name, least of all the machine’s', () => {
  expect(nameInCldr('qq')).toBeUndefined();
});

test('a code is enough for a language: the rest is CLDR’s, and it is strict', () => {
  expect(completeLanguage({ code: 'sv' })).toEqual({
    code: 'sv',
    tag: 'sv',
    ownName: 'Svenska',
    offered: false,
    fallback: 'strict',
    direction: 'ltr',
    dates: 'sv',
    numbers: 'sv',
  });
  expect(completeLanguage({ code: 'he' }).direction).toBe('rtl');
});

test('isiZulu is written as South Africa writes', () => {
  expect(completeLanguage({ code: 'zu' })).toMatchObject({ tag: 'zu', dates: 'en-ZA', numbers: 'en-ZA' });
});

test('what the record says holds', () => {
  const record = { code: 'en', tag: 'en-ZA', ownName: 'English, as here', dates: 'en-GB', direction: 'rtl' } as const;
  expect(completeLanguage(record)).toMatchObject({ ...record, numbers: 'en-ZA' });
});
