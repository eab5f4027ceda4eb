import { expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { siteRoot } from '../content/site-root.ts';
import {
  address,
  fileOfPath,
  fileUrl,
  isSamePage,
  localize,
  markdownPath,
  pageAddress,
  pagePath,
  pageUrl,
  parsePath,
  pathOf,
} from './addresses.ts';
import { siteMapOf } from './site-map.ts';

const { pages, at } = siteMapOf(await readContent(siteRoot));

test('finds each page by its path, in every language', () => {
  for (const to of pages) {
    expect(at(pagePath(to))).toEqual(to);
    for (const language of ['en', 'sv'])
      expect(parsePath(pagePath(to, language))).toEqual({ language, path: pagePath(to) });
  }
});

test('no two pages have the same path', () => {
  expect(new Set(pages.map((to) => pagePath(to))).size).toBe(pages.length);
});

test.each(['/nope', '/blog/', '/blog/1/2', '/blog/4711', '/apps/a/b', 'blog', '', '/About', '/./about'])(
  '%j is not a page',
  (path) => {
    expect(at(path)).toBeUndefined();
  },
);

test.each([
  ['/', 'en', '/'],
  ['/', 'sv', '/sv'],
  ['/about', 'en', '/about'],
  ['/about', 'sv', '/sv/about'],
  ['/?q=a', 'sv', '/sv?q=a'],
  ['/#part', 'sv', '/sv#part'],
  ['/blog?tag=a#b', 'sv', '/sv/blog?tag=a#b'],
  ['/rss.xml', 'sv', '/sv/rss.xml'],
] as const)('localize turns %s in %s into %s', (path, language, localized) => {
  expect(localize(path, language)).toBe(localized);
});

test.each([
  ['/', 'en', '/'],
  ['', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/about/', 'en', '/about'],
  ['/sv', 'sv', '/'],
  ['/sv/', 'sv', '/'],
  ['/sv/about//', 'sv', '/about'],
  // A prefix is exactly the code of an offered language; English has no prefix.
  ['/svenska', 'en', '/svenska'],
  ['/SV/about', 'en', '/SV/about'],
  ['/en/about', 'en', '/en/about'],
  ['/cs/about', 'en', '/cs/about'],
])('parsePath splits %j into the language %s and the path %s', (pathname, language, path) => {
  expect(parsePath(pathname)).toEqual({ language, path });
});

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/sv', 'sv.html'],
  ['/sv/blog/4', 'sv/blog/4.html'],
] as const)('the page at %s is in the file %s', (path, file) => {
  expect(fileOfPath(path)).toBe(file);
});

test('returns the Markdown path and the public address of a page', () => {
  const to = { page: 'article', number: '4' } as const;
  expect(markdownPath(to, 'sv')).toBe('/sv/blog/4.md');
  expect(pageUrl(to, 'sv')).toBe('https://fixture.example/sv/blog/4');
  expect(pageUrl({ page: 'home' }, 'en')).toBe('https://fixture.example/');
  expect(fileUrl('/rss.xml')).toBe('https://fixture.example/rss.xml');
});

test('isSamePage compares references by value', () => {
  expect(isSamePage({ page: 'article', number: '4' }, { page: 'article', number: '4' })).toBe(true);
  expect(isSamePage({ page: 'article', number: '4' }, { page: 'article', number: '5' })).toBe(false);
  expect(isSamePage({ page: 'home' }, { page: 'about' })).toBe(false);
});

test('at the root of a host a path is its own address', () => {
  expect(pageAddress({ page: 'project', slug: 'loom' }, 'sv')).toBe('/sv/apps/loom');
  expect(address('/about')).toBe('/about');
  expect(pathOf('/about')).toBe('/about');
});

test.each(['https://name.example/portfolio', 'http://localhost:4173/portfolio'])(
  'with a base path, as at %s, every address begins with the base path',
  async (url) => {
    vi.resetModules();
    vi.doMock('../content/site.ts', async (original) => {
      const { site } = await original<typeof import('../content/site.ts')>();
      return { site: { ...site, url } };
    });
    onTestFinished(() => {
      vi.doUnmock('../content/site.ts');
      vi.resetModules();
    });
    const below = await import('./addresses.ts');
    const about = { page: 'about' } as const;
    expect(below.base).toBe('/portfolio');
    expect(below.pagePath(about, 'sv')).toBe('/sv/about');
    expect(below.pageAddress(about, 'sv')).toBe('/portfolio/sv/about');
    expect(below.pageAddress({ page: 'home' }, 'en')).toBe('/portfolio/');
    expect(below.pageUrl(about, 'sv')).toBe(`${url}/sv/about`);
    expect(below.pathOf('/portfolio/sv/about')).toBe('/sv/about');
    expect(below.pathOf('/portfolio')).toBe('/');
    expect(below.address('/icons/32.png')).toBe('/portfolio/icons/32.png');
  },
);
