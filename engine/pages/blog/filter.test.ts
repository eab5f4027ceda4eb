import { expect, test } from 'vitest';
import { type Filter, filterArticles, type ListedArticle, readFilter, writeFilter } from './filter.ts';

const all: Filter = { query: '', tags: [], sort: 'newest', savedOnly: false };
const article = (number: number, title: string, tags: string[], iso: string) =>
  ({
    number,
    title,
    tags,
    tagIds: tags.map((tag) => tag.toLowerCase()),
    published: { iso, text: iso },
  }) as ListedArticle;
const articles = [
  article(3, 'Scalable React apps', ['React', 'Testing'], '2025-03-25'),
  article(1, 'Programação à mão', ['Career'], '2025-03-15'),
  article(2, 'Tools', ['Terminal', 'Testing'], '2025-03-15'),
];
const numbers = (filter: Partial<Filter>, saved: number[] = []) =>
  filterArticles(articles, { ...all, ...filter }, saved).map(({ number }) => number);

test('sorts newest or oldest first, and keeps the given order for articles of the same day', () => {
  expect(numbers({})).toEqual([3, 1, 2]);
  expect(numbers({ sort: 'oldest' })).toEqual([1, 2, 3]);
});

test('searches titles and tags, ignoring case and accents', () => {
  expect(numbers({ query: 'REACT' })).toEqual([3]);
  expect(numbers({ query: 'programacao a' })).toEqual([1]);
  expect(numbers({ query: 'tEST' })).toEqual([3, 2]);
  expect(numbers({ query: '  tools ' })).toEqual([2]);
  expect(numbers({ query: '.*' })).toEqual([]);
});

test('finds articles with any of the selected tags', () => {
  expect(numbers({ tags: ['terminal', 'career'] })).toEqual([1, 2]);
});

test('finds only saved articles with savedOnly', () => {
  expect(numbers({ savedOnly: true }, [2, 99])).toEqual([2]);
});

test.each([
  ['', all],
  [
    '?q=a&tag=react&tag=react&tag=nothing&sort=oldest&saved=1',
    { query: 'a', tags: ['react'], sort: 'oldest', savedOnly: true },
  ],
  ['?sort=sideways&saved=yes&q=one&q=two', { ...all, query: 'one' }],
  ['?tag=__proto__&tag=constructor&sort[]=oldest', all],
])('reads the filter from the query “%s”', (search, filter) => {
  expect(readFilter(search, ['react'])).toEqual(filter);
});

test.each(['😀', '<script>alert(1)</script>', 'a&b=c#d', '%00', 'x'.repeat(10_000)])(
  'writes the search text %s into the address and reads it back unchanged',
  (query) => {
    expect(readFilter(writeFilter('', { ...all, query }), []).query).toBe(query);
  },
);

test('an empty filter removes its own parameters from the address and keeps the others', () => {
  expect(writeFilter('?q=x&from=mail&tag=react', all)).toBe('?from=mail');
  expect(writeFilter('?q=x', all)).toBe('');
});
