import { expect, test } from 'vitest';
import type { ArticleBody, Content } from '../content.ts';
import { withoutReferences } from './bodies.ts';

const body: ArticleBody = {
  codeFile: '/cache/1.js',
  characters: 'abc',
  headings: [{ id: 'one', text: 'One' }],
  words: 3,
  links: [{ href: '/about', file: 'articles/1/en.mdx', line: 3 }],
  pictures: [{ path: 'a.svg', file: 'articles/1/en.mdx', line: 4 }],
  figures: [],
  videos: [],
  rich: ['notes'],
  islands: ['counter'],
};

test('withoutReferences empties the fields that pages are not rendered from, and keeps the others', () => {
  const source = { title: 'One', description: 'The first', body };
  const untranslated = { title: 'Ett', description: 'Den första' };
  const content = { articles: [{ number: 1, source, translations: { en: source, sv: untranslated } }] };
  const [article] = withoutReferences(content as unknown as Content).articles;
  const light = { ...body, characters: '', links: [], pictures: [] };
  expect(article?.translations).toEqual({ en: { ...source, body: light }, sv: untranslated });
  // Still the same object, so that a thread gets only one copy of it.
  expect(article?.source).toBe(article?.translations.en);
  expect(content.articles[0]?.source.body).toBe(body);
});
