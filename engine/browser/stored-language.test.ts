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

test('without a stored language the page stays', async () => {
  expect((await open()).leadsTo).toBeUndefined();
  expect(root.dataset.leaving).toBeUndefined();
});

test.each([
  ['/', '/zu'],
  ['/about', '/zu/about'],
  ['/about/', '/zu/about'],
  ['/blog?tag=x#a', '/zu/blog?tag=x#a'],
])('an unprefixed visit to %s leads to %s', async (path, target) => {
  localStorage.setItem('lang', 'zu');
  expect((await open(path)).leadsTo).toBe(target);
});

test.each([
  ['/portfolio/', '/portfolio/zu'],
  ['/portfolio', '/portfolio/zu'],
  ['/portfolio/about', '/portfolio/zu/about'],
  ['/portfolio/de/about', undefined],
])('below a path a visit to %s leads to %s', async (path, target) => {
  vi.stubGlobal('__BASE__', '/portfolio');
  localStorage.setItem('lang', 'zu');
  expect((await open(path)).leadsTo).toBe(target);
});

test('an address with a prefix is what it says', async () => {
  localStorage.setItem('lang', 'zu');
  expect((await open('/de/about')).leadsTo).toBeUndefined();
});

test.each(['en', 'fr', '../../etc', '__proto__', 'constructor', 'ZU', '{"a":1}', 'x'.repeat(10_000)])(
  'the stored word %s is not a language',
  async (word) => {
    localStorage.setItem('lang', word);
    expect((await open()).leadsTo).toBeUndefined();
  },
);

test('a storage that throws is not a storage', async () => {
  breakStorage('blocked');
  expect((await open()).leadsTo).toBeUndefined();
});

test('a page that is being left says so', async () => {
  localStorage.setItem('lang', 'zu');
  await open();
  expect(root.dataset.leaving).toBe('');
});
