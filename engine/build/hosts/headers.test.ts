import { expect, test } from 'vitest';
import { offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import type { SitePath } from '../../routes/addresses.ts';
import { formatHeaders, type HeaderRule, headersOf, makeHeaders, parseHeaders } from './headers.ts';
import { addHashes, everywhere, findOwnRules, hashesOf, ruleOf, type SiteHashes } from './policy.ts';

const hashes: SiteHashes = new Map();
for (const page of ['<style>a{}</style><script>boot()</script>', '<style>a{}</style><style>b{}</style>'])
  addHashes(hashes, everywhere, hashesOf(page));
const rules = makeHeaders(hashes);

test('the policy allows exactly the inline scripts and styles of the pages', () => {
  expect(headersOf(rules, '/about')['Content-Security-Policy']?.split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
      "style-src 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ]
  `);
});

test('media are allowed only where a page plays a video', () => {
  const site: SiteHashes = new Map();
  addHashes(site, '/blog/*', hashesOf('<p>Words</p>'));
  addHashes(site, '/blog/*', hashesOf('<video controls></video>'));
  addHashes(site, '/apps/*', hashesOf('<p>&lt;video </p>'));
  const policyAt = (path: string) => headersOf(makeHeaders(site), path)['Content-Security-Policy'];
  expect(policyAt('/blog/4')).toContain("media-src 'self'");
  expect(policyAt('/apps/a')).not.toContain('media-src');
});

const [other = 'xx'] = offeredLanguages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

test.each<[SitePath, string]>([
  ['/', '/'],
  [`/${other}`, `/${other}`],
  ['/about', '/about'],
  [`/${other}/about`, `/${other}/about`],
  ['/blog/4', '/blog/*'],
  [`/${other}/games/a-game`, `/${other}/games/*`],
  ['/404', '/404'],
  [`/${other}/404`, '/404'],
])('the policy of %s is in the rule %s', (path, rule) => {
  expect(ruleOf(path)).toBe(rule);
});

test('a policy allows the styles of its own pages, and in a folder those of the error page', () => {
  const pathOf = new Map<string, string>();
  const site: SiteHashes = new Map();
  for (const path of ['/', '/about', '/apps/a', '/apps/b', '/blog/4', '/blog/5', '/404'] as const) {
    const its = hashesOf(`<style>${path}</style>`);
    addHashes(site, ruleOf(path), its);
    if (path === '/apps/a') addHashes(site, path, its);
    pathOf.set([...its.styles].join(), path);
  }
  const named = (path: string) =>
    headersOf(makeHeaders(site), path)
      ['Content-Security-Policy']?.match(/'sha256-[^']+'/g)
      ?.map((hash) => pathOf.get(hash))
      .sort();
  expect(named('/')).toEqual(['/']);
  expect(named('/blog/4')).toEqual(['/404', '/blog/4', '/blog/5']);
  expect(named('/about')).toEqual(['/about']);
  expect(named('/apps/a')).toEqual(['/apps/a']);
  expect(named('/apps/b')).toEqual(['/404', '/apps/a', '/apps/b']);
  // Some hosts also serve a page as a file.
  expect(named('/about.html')).toEqual(['/', '/404', '/about']);
});

test('each page of a small folder has a rule of its own, and no page of a large one', () => {
  const numbered = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${folder}/${index}` as SitePath);
  const hasOwnRule = findOwnRules(['/', '/about', ...numbered('apps', 12), ...numbered('blog', 13)]);
  expect(
    (['/', '/about', '/apps/3', `/${other}/apps/3`, '/blog/3', `/${other}/blog/3`] as const).filter(hasOwnRule),
  ).toEqual(['/apps/3', `/${other}/apps/3`]);
});

test('at most 100 rules are kept: page rules first for pages that nearly fill a round trip, then by weight', () => {
  const site: SiteHashes = new Map();
  const weights = Array.from({ length: 200 }, (_, index) => 150 * (index + 1));
  for (const bytes of weights) addHashes(site, `/${bytes}`, { ...hashesOf('x'), bytes });
  const kept = makeHeaders(site).map(({ path }) => Number(path.slice(1)));
  expect(kept).toHaveLength(100);
  expect(kept).toEqual(expect.arrayContaining([13_500, 15_000, 30_000]));
  expect(kept).not.toContain(13_350);
  expect(kept).not.toContain(15_150);
});

test('hashed files are immutable, drawings are cached for five minutes, and pages have no Cache-Control', () => {
  expect(headersOf(rules, '/assets/x.js')['Cache-Control']).toContain('immutable');
  for (const path of ['/pictures/apps/a.svg', '/covers/a.svg', '/marks/skills.svg'])
    expect(headersOf(rules, path)['Cache-Control'], path).toBe('public, max-age=300');
  expect(headersOf(rules, '/about')['Cache-Control']).toBeUndefined();
});

test('an owner’s headers are merged into one rule per path, and a narrower path overrides a wider one', () => {
  const own = ['/blog/7', '/blog/*', '/*', '/assets/*', '/nobody/*'] as const;
  const joined = makeHeaders(
    hashes,
    own.map((path) => ({ path, headers: { 'X-Of': path } })),
  );
  const paths = joined.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  for (const [path, counts] of [
    ['/about', '/*'],
    ['/blog/7', '/blog/7'],
    ['/blog/8', '/blog/*'],
    ['/assets/x.js', '/assets/*'],
    ['/nobody/x', '/nobody/*'],
  ] as const)
    expect(headersOf(joined, path), path).toEqual({ ...headersOf(rules, path), 'X-Of': counts });
  expect(parseHeaders(formatHeaders(joined, 'joins'))).toHaveLength(joined.length);
});

test('only share images may be embedded by other sites', () => {
  expect(headersOf(rules, '/share/de/about.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  for (const path of ['/about', '/pictures/drawn/day.svg', '/share'])
    expect(headersOf(rules, path)['Cross-Origin-Resource-Policy'], path).toBe('same-origin');
});

test.each([
  '/assets/x.js',
  '/assets/data/index.json',
  '/fonts/x.woff2',
  '/pictures/drawn/day.svg',
  '/covers/a-name.svg',
  '/marks/skills.svg',
  '/icons/32.png',
  '/indexes/articles-de.json',
  '/share/about.png',
])('%s has only the headers for files', (path) => {
  const { 'Cache-Control': _age, ...headers } = headersOf(rules, path);
  expect(headers).toEqual({
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': path.startsWith('/share/') ? 'cross-origin' : 'same-origin',
  });
});

test.each(['/', '/about', '/de/blog/4', '/assets', '/pictures.html', '/404.html'])(
  '%s has all headers for documents',
  (path) => {
    expect(Object.keys(headersOf(rules, path))).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
      'Strict-Transport-Security',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Embedder-Policy',
    ]);
  },
);

test('parseHeaders reads back what formatHeaders writes', () => {
  expect(parseHeaders(formatHeaders(rules, 'joins'))).toEqual(rules);
  const replaced: HeaderRule[] = [
    { path: '/*', headers: { A: '1', B: '2: 3' } },
    { path: '/a/*', headers: { B: '4' } },
  ];
  expect(parseHeaders(formatHeaders(replaced, 'replaces'))).toEqual(replaced);
});

test('for a host that joins repeated headers, formatHeaders detaches the earlier header', () => {
  const share = formatHeaders(rules, 'joins')
    .split('\n\n')
    .find((block) => block.startsWith('/share/*'));
  expect(share?.trim().split('\n')).toEqual([
    '/share/*',
    '  ! Strict-Transport-Security',
    '  ! Referrer-Policy',
    '  ! Permissions-Policy',
    '  ! Cross-Origin-Opener-Policy',
    '  ! Cross-Origin-Embedder-Policy',
    '  ! Content-Security-Policy',
    '  ! Cross-Origin-Resource-Policy',
    "  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
    '  Cross-Origin-Resource-Policy: cross-origin',
  ]);
  expect(formatHeaders(rules, 'replaces')).not.toContain('!');
});

test('with preload, Strict-Transport-Security includes subdomains and asks for preloading', () => {
  const header = (preload: boolean) => headersOf(makeHeaders(hashes, [], preload), '/')['Strict-Transport-Security'];
  expect(header(true)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(header(false)).toBe('max-age=63072000');
});
