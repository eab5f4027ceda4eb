import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../engine/content/read-content.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { readingMinutes } from '../../engine/i18n/format.ts';

const { articles } = await readContent(siteRoot);

/** Number, slug and reading time in minutes, as the specification has them. */
const stated = [
  [1, 'full-stack-journey', 12],
  [2, 'developer-tools-2025', 8],
  [3, 'portfolio-structure', 15],
  [4, 'scalable-react-apps', 18],
  [5, 'future-of-web-development', 16],
  [6, 'why-learn-golang', 10],
  [7, 'blogging-career', 11],
  [8, 'daily-workflow', 13],
  [9, 'soft-skills', 14],
] as const;

test('the nine articles stand under their numbers', () => {
  expect(articles.map(({ number, slug }) => [number, slug])).toEqual(stated.map(([number, slug]) => [number, slug]));
});

test.each(stated)(
  'article %i, %s, states its %i minutes, takes about as many, and has its tags',
  (number, _slug, minutes) => {
    const article = articles.find((one) => one.number === number);
    expect(article?.minutes).toBe(minutes);
    expect(Math.abs(readingMinutes(article?.translations.en.body.words ?? 0) - minutes)).toBeLessThanOrEqual(1);
    expect(article?.tags).toHaveLength(6);
  },
);

test.each(stated)('article %i, %s, has its quote in each language', (number, slug) => {
  const texts = Object.keys(articles.find((one) => one.number === number)?.translations ?? {});
  expect(texts).toContain('en');
  for (const language of texts) {
    const text = readFileSync(join(siteRoot, `articles/${number}-${slug}/${language}.mdx`), 'utf8');
    expect(text, language).toMatch(/^(?:<PullQuote>|> )\S/m);
  }
});

test.each([
  [3, /3[-–]5 projects/],
  [4, /80\s?% coverage/],
  [4, /70\s?% to be unit tests/],
])('article %i gives its figure as advice: %s', (number, figure) => {
  const slug = articles.find((one) => one.number === number)?.slug;
  const text = readFileSync(join(siteRoot, `articles/${number}-${slug}/en.mdx`), 'utf8');
  expect(text).toMatch(figure);
});
