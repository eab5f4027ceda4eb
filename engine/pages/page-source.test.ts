import { expect, test } from 'vitest';
import { readContent } from '../content/read-content.ts';
import type { TextKey } from '../content/schemas.ts';
import { siteRoot } from '../content/site-root.ts';
import { sourceOf } from './page-source.ts';

const content = await readContent(siteRoot);
const { t } = sourceOf(content, 'en');
const translations = ['en', 'sv'].map((language) => sourceOf(content, language).t);

test.each(translations)('throws for an unknown text key in every language', (translate) => {
  expect(() => translate('numbers_txt' as TextKey)).toThrow("t('numbers_txt'): no text has this key");
  expect(() => translate('constructor' as TextKey)).toThrow('no text has this key');
});

test('does not throw for optional texts of the owner, or texts of pages that the site lacks', () => {
  const without = sourceOf({ ...content, dictionaries: {} }, 'en').t;
  expect(without('about_tagline')).toBe('about_tagline');
  expect(without('skills_title')).toBe('skills_title');
  expect(without('blog_reading_time', { count: 1 })).toBe('blog_reading_time');
});

test('throws if values are given but a placeholder has no value', () => {
  expect(() => t('blog_reading_time', {})).toThrow("t('blog_reading_time'): {{count}} has no value in “");
  expect(() => t('footer_copyright', { year: '2026' })).toThrow('{{name}} has no value');
});

test('keeps placeholders if no values are given, and placeholders inside values', () => {
  expect(t('footer_copyright')).toContain('{{name}}');
  expect(t('footer_copyright', { year: '2026', name: '{{name}}' })).toContain('{{name}}');
});
