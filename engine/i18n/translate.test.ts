import { expect, test } from 'vitest';
import type { TextKey } from '../content/schemas.ts';
import { makeTranslate, pickTexts } from './translate.ts';

const texts = {
  nav_label: 'Menu',
  blogs_count_one: '{{count}} day',
  blogs_count_other: '{{count}} days',
  footer_copyright: '© {{year}} {{name}}',
};

test('a text', () => {
  expect(makeTranslate('en', texts)('nav_label')).toBe('Menu');
});

test('plural forms by the count, numbers as the language writes them', () => {
  const t = makeTranslate('de', texts);
  expect(t('blogs_count', { count: 1 })).toBe('1 day');
  expect(t('blogs_count', { count: 2 })).toBe('2 days');
  expect(t('blogs_count', { count: 12345 })).toBe('12.345 days');
});

test.each([
  [1, 'dzień'],
  [3, 'dni'],
  [5, 'dni, wiele'],
  [22, 'dni'],
  [1.5, 'dnia'],
])('%d takes the form of its language: %s', (count, text) => {
  const polish = {
    blogs_count_one: 'dzień',
    blogs_count_few: 'dni',
    blogs_count_many: 'dni, wiele',
    blogs_count_other: 'dnia',
  };
  expect(makeTranslate('pl', polish)('blogs_count', { count })).toBe(text);
});

test('numbers have the signs of another locale where one is named', () => {
  const t = makeTranslate('zu', texts, 'en-ZA');
  expect(t('blogs_count', { count: 12345 })).toBe('12\u00a0345 days');
  expect(t('blogs_count', { count: 1.78 })).toBe('1,78 days');
});

test('isiZulu counts none as one', () => {
  expect(makeTranslate('zu', texts)('blogs_count', { count: 0 })).toBe('0 day');
});

test('a plural form that the dictionary lacks falls back to the general one', () => {
  expect(makeTranslate('es', texts)('blogs_count', { count: 1_000_000 })).toMatch(/days$/);
});

test('placeholders', () => {
  expect(makeTranslate('en', texts)('footer_copyright', { year: '2026', name: 'A. Name' })).toBe('© 2026 A. Name');
});

test('a placeholder without a value stays as it is', () => {
  expect(makeTranslate('en', texts)('footer_copyright', { year: '2026' })).toBe('© 2026 {{name}}');
});

test('a missing key is shown as the key', () => {
  const t = makeTranslate('en', {});
  expect(t('nav_label')).toBe('nav_label');
  expect(t('toString' as TextKey)).toBe('toString');
});

test('texts that a part needs are taken out with all of their plural forms, and no others', () => {
  const t = makeTranslate('en', texts);
  expect(pickTexts(t, ['nav_label', 'blogs_count'])).toEqual({
    nav_label: 'Menu',
    blogs_count_one: '{{count}} day',
    blogs_count_other: '{{count}} days',
  });
});

test('what is taken out translates as the whole dictionary does', () => {
  const t = makeTranslate('en', texts);
  const part = makeTranslate('en', pickTexts(t, ['blogs_count']));
  expect(part('blogs_count', { count: 2 })).toBe(t('blogs_count', { count: 2 }));
  expect(part('nav_label')).toBe('nav_label');
});

test('keys without a text, and those of every object, are left out', () => {
  expect(pickTexts(makeTranslate('en', texts), ['nav_theme', 'constructor' as TextKey])).toEqual({});
  expect(pickTexts((key) => key, ['nav_label'])).toEqual({});
});
