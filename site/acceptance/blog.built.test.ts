import { expect, test } from 'vitest';
import { readFile } from '../../tests/support/built-files.ts';
import { all, one, openBuilt, textOf, textsOf } from '../../tests/support/by-role.ts';

// The article list and the pages of the nine articles, as specified.

test('the article list has nine cards, newest first, each with at most three tags and a count of the others', () => {
  const cards = all(one(openBuilt('/blog'), 'main'), 'article');
  const days = ['February 28, 2025', 'February 20, 2025', ...Array.from({ length: 7 }, () => 'February 15, 2025')];
  expect(textsOf(cards)).toEqual(days.map((day) => expect.stringContaining(day)));
  for (const card of cards) {
    const tags = textsOf(all(card, 'listitem'));
    expect(tags).toHaveLength(4);
    expect(tags.at(-1)).toBe('+3');
  }
});

test('the article filter has the specified texts for an empty result', () => {
  const filter = openBuilt('/blog').querySelector<HTMLElement>('island-root[name=article-filter]');
  expect(JSON.parse(readFile(filter?.dataset.file as `/${string}`)).texts).toMatchObject({
    blogs_empty_title: 'No blogs found matching your criteria',
    blogs_empty_text: 'Try adjusting your search or filters',
    blogs_reset: 'Reset Filters',
  });
});

test.each([
  [1, 'How I Became a Full-Stack Developer', 'March 15, 2025', 'Career', 12],
  [2, 'My Favorite Developer Tools in 2025', 'March 10, 2025', 'Tools', 8],
  [3, 'How to Structure a Developer Portfolio', 'March 20, 2025', 'Career', 15],
  [4, 'Building Scalable React Apps', 'March 25, 2025', 'React', 18],
  [5, 'The Future of Web Development', 'March 30, 2025', 'Future Tech', 16],
  [6, 'Why You Should Learn Golang as a JavaScript Developer', 'June 11, 2025', 'Technology', 10],
  [7, 'How Blogging Helped My Developer Career', 'June 11, 2025', 'Career', 11],
  [8, 'My Daily Workflow as a Full-Stack Dev', 'June 11, 2025', 'Productivity', 13],
  [9, 'Soft Skills That Make You a Better Programmer', 'June 11, 2025', 'Career', 14],
])('article %i has its header, six tags, contents list and author box', (number, title, date, category, minutes) => {
  const page = openBuilt(`/blog/${number}`);
  expect(textOf(one(page, 'h1'))).toBe(title);
  expect(textOf(one(page, 'navigation', 'You are here'))).toContain(title);
  const article = one(one(page, 'main'), 'article');
  const header = textsOf(article.querySelectorAll('header')).join();
  expect(header).toContain(date);
  expect(header).toContain(category);
  expect(header).toContain(`${minutes} min read`);
  expect(all(one(article, 'list', 'Tags'), 'listitem')).toHaveLength(6);
  const contents = all(one(article, 'navigation', 'On this page'), 'link');
  expect(textsOf(contents)).toEqual(textsOf(article.querySelectorAll('#prose h2:not(#footnote-label)')));
  expect(all(article, 'region', 'Written by Durban Dev')).toHaveLength(1);
});
