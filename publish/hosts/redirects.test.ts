import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { listRedirects, parseRedirects, redirectOf, writeRedirects } from './redirects.ts';

const redirects = listRedirects(await readContent(join(import.meta.dirname, '..')));

test.each([
  ['/blogs', '/blog'],
  ['/blogs/4', '/blog/4'],
  ['/blog/why-learn-golang', '/blog/6'],
  ['/zu/blogs', '/zu/blog'],
  ['/de/blogs/9', '/de/blog/9'],
  ['/af/blog/soft-skills', '/af/blog/9'],
  ['/en', '/'],
  ['/en/about', '/about'],
  ['/fr', '/'],
  ['/fr/about', '/about'],
  ['/en/', '/'],
  ['/en/blogs/4', '/blog/4'],
  ['/fr/blog/soft-skills', '/blog/9'],
])('%s leads to %s', (from, to) => {
  expect(redirectOf(redirects, from)).toEqual({ from, to, status: from.startsWith('/fr') ? 302 : 301 });
});

test.each(['/', '/blog', '/blog/4', '/blogs/44', '/frites', '/en/nope', '/en//evil.example'])('%s stays', (path) => {
  expect(redirectOf(redirects, path)).toBeUndefined();
});

test('no address leads on twice, and none is a page', () => {
  const from = redirects.map((one) => one.from);
  expect(new Set(from).size).toBe(from.length);
  expect(redirects.filter(({ to }) => from.includes(to))).toEqual([]);
});

test('the file for hosts is read back as it was written', () => {
  expect(parseRedirects(writeRedirects(redirects))).toEqual(redirects);
  expect(writeRedirects(redirects)).toContain('/blogs /blog 301\n');
  expect(parseRedirects('/de/* /de/404.html 404\n')).toEqual([]);
});
