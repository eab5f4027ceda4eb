import { expect, test } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { siteRoot } from '../content/site-root.ts';
import { sourceOf } from './page-source.ts';
import {
  bodyOf,
  languagesOf,
  minutesOf,
  newestFirst,
  summarizeArticle,
  summarizeFiller,
  summarizeProject,
} from './summaries.ts';

const content = await readContent(siteRoot);
const [everything, halfTranslated, short] = content.articles;
if (!everything || !halfTranslated || !short) throw new Error('the fixture has lost its articles');
const source = (language: string) => sourceOf(content, language);

test('shows the stated reading time of an article in every language', () => {
  expect(halfTranslated.minutes).toBeDefined();
  for (const language of ['en', 'sv']) {
    const stated = source(language).t('blog_reading_time', { count: halfTranslated.minutes ?? 0 });
    expect(summarizeArticle(halfTranslated, source(language)).readingTime, language).toBe(stated);
  }
});

test('computes the reading time of an article without a stated time from its English words', () => {
  const { minutes: _stated, ...rest } = halfTranslated;
  const source = { ...rest.source, body: { ...rest.source.body, words: 1100 } };
  expect(minutesOf({ ...rest, source })).toBe(5);
});

test('an article without a translated title has its English title, marked as English', () => {
  expect(summarizeArticle(short, source('sv'))).toMatchObject({ title: 'Short', lang: 'en', href: '/sv/blog/3' });
  expect(summarizeArticle(halfTranslated, source('sv')).lang).toBeUndefined();
});

test('an article without a translated text has its English text', () => {
  expect(languagesOf(everything)).toEqual(['en', 'sv']);
  expect(languagesOf(halfTranslated)).toEqual(['en']);
  expect(bodyOf(halfTranslated, 'sv')).toBe(halfTranslated.source.body);
});

test('newestFirst sorts articles newest first, and by number on the same day', () => {
  expect([...content.articles].sort(newestFirst).map(({ number }) => number)).toEqual([4, 2, 3, 1]);
});

test('a project without a picture has the cover of its slug, with an empty alt text', () => {
  const [loom, , thimble] = content.projects;
  if (!loom || !thimble) throw new Error('the fixture has lost its projects');
  expect(summarizeProject(loom, source('en')).picture).toMatchObject({ src: '/pictures/drawn/day.svg' });
  expect(summarizeProject(thimble, source('en')).picture).toMatchObject({ src: '/covers/thimble.svg', alt: '' });
});

test('a small card has a link only if it leads to a page of the site', () => {
  const [toUses, toNowhere, plain] = content.fillers.map((filler) => summarizeFiller(filler, source('sv')).href);
  expect(toUses).toBe('/sv/uses');
  expect(toNowhere).toBeUndefined();
  expect(plain).toBeUndefined();
});
