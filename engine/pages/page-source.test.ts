import { expect, test } from 'vitest';
import { readContent } from '../content/read-content.ts';
import type { TextKey } from '../content/schemas.ts';
import { siteRoot } from '../content/site-root.ts';
import { sourceOf } from './page-source.ts';

const content = await readContent(siteRoot);
const { t } = sourceOf(content, 'en');
const translations = ['en', 'sv'].map((language) => sourceOf(content, language).t);

test.each(translations)('a key that no text has is refused in every language', (translate) => {
  expect(() => translate('numbers_txt' as TextKey)).toThrow("t('numbers_txt'): no text has this key");
  expect(() => translate('constructor' as TextKey)).toThrow('no text has this key');
});

test('a text that the owner may leave out, or of a page that the site does not have, is not an unknown key', () => {
  const without = sourceOf({ ...content, dictionaries: {} }, 'en').t;
  expect(without('about_tagline')).toBe('about_tagline');
  expect(without('skills_title')).toBe('skills_title');
  expect(without('blog_reading_time', { count: 1 })).toBe('blog_reading_time');
});

test('a placeholder without a value is refused where values are given', () => {
  expect(() => t('blog_reading_time', {})).toThrow("t('blog_reading_time'): {{count}} has no value in “");
  expect(() => t('footer_copyright', { year: '2026' })).toThrow('{{name}} has no value');
});

test('a text that the browser fills keeps its placeholders, and so does a value', () => {
  expect(t('footer_copyright')).toContain('{{name}}');
  expect(t('footer_copyright', { year: '2026', name: '{{name}}' })).toContain('{{name}}');
});
