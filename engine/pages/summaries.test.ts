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

test('an article takes the minutes that it states in every language, however long its words are', () => {
  expect(halfTranslated.minutes).toBeDefined();
  for (const language of ['en', 'sv']) {
    const stated = source(language).t('blog_reading_time', { count: halfTranslated.minutes ?? 0 });
    expect(summarizeArticle(halfTranslated, source(language)).readingTime, language).toBe(stated);
  }
});

test('an article that states none takes those of its English words', () => {
  const { minutes: _stated, ...rest } = halfTranslated;
  const source = { ...rest.source, body: { ...rest.source.body, words: 1100 } };
  expect(minutesOf({ ...rest, source })).toBe(5);
});

test('an article without a name in a language has its English one, marked as English', () => {
  expect(summarizeArticle(short, source('sv'))).toMatchObject({ title: 'Short', lang: 'en', href: '/sv/blog/3' });
  expect(summarizeArticle(halfTranslated, source('sv')).lang).toBeUndefined();
});

test('an article without a text in a language is read in English', () => {
  expect(languagesOf(everything)).toEqual(['en', 'sv']);
  expect(languagesOf(halfTranslated)).toEqual(['en']);
  expect(bodyOf(halfTranslated, 'sv')).toBe(halfTranslated.source.body);
});

test('newest first; of one day the lower number first', () => {
  expect([...content.articles].sort(newestFirst).map(({ number }) => number)).toEqual([4, 2, 3, 1]);
});

test('a project without a picture has the cover of its slug, which says nothing', () => {
  const [loom, , thimble] = content.projects;
  if (!loom || !thimble) throw new Error('the fixture has lost its projects');
  expect(summarizeProject(loom, source('en')).picture).toMatchObject({ src: '/pictures/drawn/day.svg' });
  expect(summarizeProject(thimble, source('en')).picture).toMatchObject({ src: '/covers/thimble.svg', alt: '' });
});

test('a small card leads to a page that the site has, and to no other', () => {
  const [toUses, toNowhere, plain] = content.fillers.map((filler) => summarizeFiller(filler, source('sv')).href);
  expect(toUses).toBe('/sv/uses');
  expect(toNowhere).toBeUndefined();
  expect(plain).toBeUndefined();
});
