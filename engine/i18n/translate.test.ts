import { expect, test } from 'vitest';
import type { TextKey } from '../content/schemas.ts';
import { makeTranslate, pickTexts } from './translate.ts';

const texts = {
  nav_label: 'Menu',
  blogs_count_one: '{{count}} day',
  blogs_count_other: '{{count}} days',
  footer_copyright: '© {{year}} {{name}}',
};

test('returns the text of a key', () => {
  expect(makeTranslate('en', texts)('nav_label')).toBe('Menu');
});

test('chooses the plural form by the count, and formats the number for the language', () => {
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
])('Polish has the right plural form for %d: %s', (count, text) => {
  const polish = {
    blogs_count_one: 'dzień',
    blogs_count_few: 'dni',
    blogs_count_many: 'dni, wiele',
    blogs_count_other: 'dnia',
  };
  expect(makeTranslate('pl', polish)('blogs_count', { count })).toBe(text);
});

test('formats numbers for another locale if one is given', () => {
  const t = makeTranslate('zu', texts, 'en-ZA');
  expect(t('blogs_count', { count: 12345 })).toBe('12\u00a0345 days');
  expect(t('blogs_count', { count: 1.78 })).toBe('1,78 days');
});

test('isiZulu uses the singular for zero', () => {
  expect(makeTranslate('zu', texts)('blogs_count', { count: 0 })).toBe('0 day');
});

test('a missing plural form falls back to the form “other”', () => {
  expect(makeTranslate('es', texts)('blogs_count', { count: 1_000_000 })).toMatch(/days$/);
});

test('fills placeholders', () => {
  expect(makeTranslate('en', texts)('footer_copyright', { year: '2026', name: 'A. Name' })).toBe('© 2026 A. Name');
});

test('a placeholder without a value stays as it is', () => {
  expect(makeTranslate('en', texts)('footer_copyright', { year: '2026' })).toBe('© 2026 {{name}}');
});

test('returns the key of a missing text', () => {
  const t = makeTranslate('en', {});
  expect(t('nav_label')).toBe('nav_label');
  expect(t('toString' as TextKey)).toBe('toString');
});

test('pickTexts returns the texts of the given keys with all plural forms, and no others', () => {
  const t = makeTranslate('en', texts);
  expect(pickTexts(t, ['nav_label', 'blogs_count'])).toEqual({
    nav_label: 'Menu',
    blogs_count_one: '{{count}} day',
    blogs_count_other: '{{count}} days',
  });
});

test('picked texts translate as in the complete dictionary', () => {
  const t = makeTranslate('en', texts);
  const part = makeTranslate('en', pickTexts(t, ['blogs_count']));
  expect(part('blogs_count', { count: 2 })).toBe(t('blogs_count', { count: 2 }));
  expect(part('nav_label')).toBe('nav_label');
});

test('pickTexts omits keys without a text, and keys that every object has', () => {
  expect(pickTexts(makeTranslate('en', texts), ['nav_theme', 'constructor' as TextKey])).toEqual({});
  expect(pickTexts((key) => key, ['nav_label'])).toEqual({});
});
