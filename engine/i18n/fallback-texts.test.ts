import { expect, test } from 'vitest';
import { addFallbackTexts, pickFallbackTexts } from './fallback-texts.ts';
import { makeTranslate, withSource } from './translate.ts';

const source = makeTranslate('en', {
  nav_label: 'Menu',
  blogs_count_one: '{{count}} article',
  blogs_count_other: '{{count}} articles',
});
const own = makeTranslate('ja', { nav_theme: 'テーマ' });
const english = { tag: 'en', numbers: 'en' };

test('a missing text falls back to English with English plural forms, and is collected', () => {
  const t = withSource(own, source);
  expect(t('nav_theme')).toBe('テーマ');
  expect(t('blogs_count', { count: 1 })).toBe('1 article');
  expect(t('blogs_count', { count: 1200 })).toBe('1,200 articles');
  expect([...(t.fallback ?? [])]).toEqual(['1 article', '1,200 articles']);
});

test('picks the fallback texts of an island: those of its keys and those among its props', () => {
  const t = withSource(own, source);
  const props = { title: t('nav_label'), list: [{ theme: t('nav_theme') }] };
  const fallback = pickFallbackTexts(t, ['nav_theme', 'blogs_count'], props, english);
  expect(fallback).toEqual({
    ...english,
    texts: { blogs_count_one: '{{count}} article', blogs_count_other: '{{count}} articles' },
    shownFallbacks: ['Menu'],
  });
  const shownFallbacks = new Set<string>();
  const inBrowser = fallback && addFallbackTexts(own, fallback, shownFallbacks);
  expect(inBrowser?.('blogs_count', { count: 1 })).toBe('1 article');
  expect([...shownFallbacks]).toEqual(['Menu', '1 article']);
});

test('picks nothing for an island without fallback texts', () => {
  expect(pickFallbackTexts(withSource(own, source), ['nav_theme'], {}, english)).toBeUndefined();
  expect(pickFallbackTexts(own, ['nav_label'], {}, english)).toBeUndefined();
});
