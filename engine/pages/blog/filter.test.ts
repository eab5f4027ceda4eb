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

test('everything, newest first or oldest first; of one day in the given order', () => {
  expect(numbers({})).toEqual([3, 1, 2]);
  expect(numbers({ sort: 'oldest' })).toEqual([1, 2, 3]);
});

test('the search looks into titles and tags, without case and accents', () => {
  expect(numbers({ query: 'REACT' })).toEqual([3]);
  expect(numbers({ query: 'programacao a' })).toEqual([1]);
  expect(numbers({ query: 'tEST' })).toEqual([3, 2]);
  expect(numbers({ query: '  tools ' })).toEqual([2]);
  expect(numbers({ query: '.*' })).toEqual([]);
});

test('of several tags one is enough', () => {
  expect(numbers({ tags: ['terminal', 'career'] })).toEqual([1, 2]);
});

test('only the saved ones', () => {
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
])('the query %s', (search, filter) => {
  expect(readFilter(search, ['react'])).toEqual(filter);
});

test.each(['😀', '<script>alert(1)</script>', 'a&b=c#d', '%00', 'x'.repeat(10_000)])(
  '%s survives the address',
  (query) => {
    expect(readFilter(writeFilter('', { ...all, query }), []).query).toBe(query);
  },
);

test('an empty filter leaves only what is not its own', () => {
  expect(writeFilter('?q=x&from=mail&tag=react', all)).toBe('?from=mail');
  expect(writeFilter('?q=x', all)).toBe('');
});
