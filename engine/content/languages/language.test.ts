import { expect, test } from 'vitest';
import { completeLanguage } from './language.ts';
import { nameInCldr } from './language-name.ts';

test.each([
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['zu', 'isiZulu'],
  ['pt-BR', 'Português (Brasil)'],
  ['ar', 'العربية'],
])('the name of %s in that language is %s', (tag, name) => {
  expect(nameInCldr(tag)).toBe(name);
});

test('returns no name for a language unknown to CLDR, instead of one in the system’s language', () => {
  expect(nameInCldr('qq')).toBeUndefined();
});

test('completes a language code with CLDR’s defaults and the strict fallback', () => {
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

test('isiZulu uses the South African formats for dates and numbers', () => {
  expect(completeLanguage({ code: 'zu' })).toMatchObject({ tag: 'zu', dates: 'en-ZA', numbers: 'en-ZA' });
});

test('fields of the record override the defaults', () => {
  const record = { code: 'en', tag: 'en-ZA', ownName: 'English, as here', dates: 'en-GB', direction: 'rtl' } as const;
  expect(completeLanguage(record)).toMatchObject({ ...record, numbers: 'en-ZA' });
});
