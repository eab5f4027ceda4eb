import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Runs the boot script in a window of the test's making. */
async function boot({
  pathname = '/',
  search = '',
  hash = '',
  storage = {} as Storage | Record<string, unknown>,
} = {}) {
  const replace = vi.fn();
  const documentElement = { dataset: {} as Record<string, string> };
  const head = { prepend: vi.fn() };
  vi.stubGlobal('document', { documentElement, head, querySelector: () => null, createElement: () => ({}) });
  vi.stubGlobal('location', { pathname, search, hash, replace });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  await import('./boot.ts');
  return { theme: documentElement.dataset.theme, leadsTo: replace.mock.calls[0]?.[0] };
}

const storing = (values: Record<string, string>) => ({ getItem: (key: string) => values[key] ?? null });

beforeEach(() => {
  vi.stubGlobal('__LANGUAGES__', ['zu', 'af', 'es', 'pt', 'de']);
  vi.stubGlobal('__BASE__', '');
  vi.stubGlobal('__INTRO__', false);
});
afterEach(() => vi.unstubAllGlobals());

test('without stored choices nothing happens', async () => {
  expect(await boot({ storage: storing({}) })).toEqual({ theme: undefined, leadsTo: undefined });
});

test('a stored theme is set before paint', async () => {
  expect((await boot({ storage: storing({ theme: 'dark' }) })).theme).toBe('dark');
});

test.each([
  ['/', '/zu'],
  ['/about', '/zu/about'],
  ['/about/', '/zu/about'],
])('an unprefixed visit to %s leads to %s', async (pathname, target) => {
  expect((await boot({ pathname, storage: storing({ lang: 'zu' }) })).leadsTo).toBe(target);
});

test.each([
  ['/portfolio/', '/portfolio/zu'],
  ['/portfolio', '/portfolio/zu'],
  ['/portfolio/about', '/portfolio/zu/about'],
  ['/portfolio/de/about', undefined],
])('below a path a visit to %s leads to %s', async (pathname, target) => {
  vi.stubGlobal('__BASE__', '/portfolio');
  expect((await boot({ pathname, storage: storing({ lang: 'zu' }) })).leadsTo).toBe(target);
});

test('query and fragment come along', async () => {
  const { leadsTo } = await boot({ pathname: '/blog', search: '?tag=x', hash: '#a', storage: storing({ lang: 'de' }) });
  expect(leadsTo).toBe('/de/blog?tag=x#a');
});

test('an address with a prefix is what it says', async () => {
  expect((await boot({ pathname: '/de/about', storage: storing({ lang: 'zu' }) })).leadsTo).toBeUndefined();
});

test.each(['en', 'fr', '../../etc', '__proto__', 'constructor', 'ZU', 'x'.repeat(10_000)])(
  'the stored language %s leads nowhere',
  async (lang) => {
    expect(await boot({ storage: storing({ lang, theme: lang }) })).toEqual({ theme: undefined, leadsTo: undefined });
  },
);

test('a storage that throws is no storage', async () => {
  const storage = {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(await boot({ storage })).toEqual({ theme: undefined, leadsTo: undefined });
});
