import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { formatRedirects, listRedirects, parseRedirects, redirectOf } from './redirects.ts';

const redirects = listRedirects(await readContent(siteRoot));

test.each([
  ['/writing/4', '/blog/4'],
  ['/blog/short', '/blog/3'],
  ['/sv/writing/2', '/sv/blog/2'],
  ['/sv/blog/half-translated', '/sv/blog/2'],
  ['/en', '/'],
  ['/en/about', '/about'],
  ['/en/', '/'],
  ['/en/writing/4', '/blog/4'],
  ['/en/apps/loom', '/apps/loom'],
])('%s redirects permanently to %s', (from, to) => {
  expect(redirectOf(redirects, from)).toEqual({ from, to, status: 301 });
});

test.each([
  ['/cs', '/'],
  ['/cs/about', '/about'],
  ['/cs/blog/short', '/blog/3'],
])('%s, in a language that is not offered, redirects temporarily to %s', (from, to) => {
  expect(redirectOf(redirects, from)).toEqual({ from, to, status: 302 });
});

test.each(['/', '/blog', '/blog/4', '/writing/44', '/place', '/en/nope', '/en//evil.example'])(
  '%s does not redirect',
  (path) => {
    expect(redirectOf(redirects, path)).toBeUndefined();
  },
);

test('no address has two redirects, and no redirect leads to another redirect', () => {
  const from = redirects.map((one) => one.from);
  expect(new Set(from).size).toBe(from.length);
  expect(redirects.filter(({ to }) => from.includes(to))).toEqual([]);
});

test('parseRedirects reads back what formatRedirects writes, and skips rewrites to error pages', () => {
  expect(parseRedirects(formatRedirects(redirects))).toEqual(redirects);
  expect(formatRedirects(redirects)).toContain('/writing/1 /blog/1 301\n');
  expect(parseRedirects('/de/* /de/404.html 404\n')).toEqual([]);
});
