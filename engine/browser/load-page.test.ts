import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

test('a page is loaded', async () => {
  answerWith(async () => new Response('<html lang="de">'));
  expect(await loadPage('/de')).toBe('<html lang="de">');
});

test.each([404, 500, 503])('a page that is answered with %i is empty', async (status) => {
  answerWith(async () => new Response('<html lang="de">', { status }));
  expect(await loadPage('/de')).toBe('');
});

test('a page is empty without a network, and where the connection breaks', async () => {
  answerWith(() => Promise.reject(new TypeError('no network')));
  expect(await loadPage('/de')).toBe('');
  const broken = Object.assign(new Response(''), { text: () => Promise.reject(new TypeError('lost')) });
  answerWith(async () => broken);
  expect(await loadPage('/de')).toBe('');
});
