import { beforeEach, expect, test, vi } from 'vitest';
import { breakStorage, watchLocation } from '../../tests/support/dom.ts';

const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__LANGUAGES__', ['zu', 'af', 'es', 'pt', 'de']);
  vi.stubGlobal('__BASE__', '');
  delete root.dataset.leaving;
});

async function open(path = '/') {
  const location = watchLocation(path);
  await import('./stored-language.ts');
  return { leadsTo: location.replace.mock.calls[0]?.[0] };
}

test('does not redirect without a stored language', async () => {
  expect((await open()).leadsTo).toBeUndefined();
  expect(root.dataset.leaving).toBeUndefined();
});

test.each([
  ['/', '/zu'],
  ['/about', '/zu/about'],
  ['/about/', '/zu/about'],
  ['/blog?tag=x#a', '/zu/blog?tag=x#a'],
])('%s redirects to the stored language at %s', async (path, target) => {
  localStorage.setItem('lang', 'zu');
  expect((await open(path)).leadsTo).toBe(target);
});

test.each([
  ['/portfolio/', '/portfolio/zu'],
  ['/portfolio', '/portfolio/zu'],
  ['/portfolio/about', '/portfolio/zu/about'],
  ['/portfolio/de/about', undefined],
])('with a base path, %s redirects to %s', async (path, target) => {
  vi.stubGlobal('__BASE__', '/portfolio');
  localStorage.setItem('lang', 'zu');
  expect((await open(path)).leadsTo).toBe(target);
});

test('does not redirect an address with a language prefix', async () => {
  localStorage.setItem('lang', 'zu');
  expect((await open('/de/about')).leadsTo).toBeUndefined();
});

test.each(['en', 'fr', '../../etc', '__proto__', 'constructor', 'ZU', '{"a":1}', 'x'.repeat(10_000)])(
  'does not redirect if the stored language is %s',
  async (word) => {
    localStorage.setItem('lang', word);
    expect((await open()).leadsTo).toBeUndefined();
  },
);

test('does not redirect if storage is blocked', async () => {
  breakStorage('blocked');
  expect((await open()).leadsTo).toBeUndefined();
});

test('marks the page as leaving when it redirects', async () => {
  localStorage.setItem('lang', 'zu');
  await open();
  expect(root.dataset.leaving).toBe('');
});
