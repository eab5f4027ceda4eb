import { expect, test } from 'vitest';
import { one, openBuilt } from '../../tests/support/by-role.ts';
import { previewServer } from '../../tests/support/preview-server.ts';

const get = previewServer();

test.each([
  ['/blogs', '/blog'],
  ['/blogs/4', '/blog/4'],
  ['/zu/blogs', '/zu/blog'],
  ['/blog/why-learn-golang', '/blog/6'],
  ['/en/about', '/about'],
])('%s redirects permanently to %s', async (from, to) => {
  const response = await get(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
});

test('French is complete but not offered: its addresses redirect to English', async () => {
  const response = await get('/fr/about');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/about');
  const links = one(openBuilt('/'), 'banner').querySelectorAll('a[hreflang]');
  expect([...links].map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'zu', 'af', 'es', 'pt-BR', 'de']);
});
