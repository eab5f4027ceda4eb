import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const stubFetch = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond);

test('returns the text of a page', async () => {
  stubFetch(async () => new Response('<html lang="de">'));
  expect(await loadPage('/de')).toBe('<html lang="de">');
});

test.each([404, 500, 503])('returns an empty text if the server responds with %i', async (status) => {
  stubFetch(async () => new Response('<html lang="de">', { status }));
  expect(await loadPage('/de')).toBe('');
});

test('returns an empty text without a network, or if the connection breaks while the page loads', async () => {
  stubFetch(() => Promise.reject(new TypeError('no network')));
  expect(await loadPage('/de')).toBe('');
  const broken = Object.assign(new Response(''), { text: () => Promise.reject(new TypeError('lost')) });
  stubFetch(async () => broken);
  expect(await loadPage('/de')).toBe('');
});
