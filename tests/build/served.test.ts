import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersOf, parseHeaders } from '../../engine/build/hosts/headers.ts';
import { listRedirects } from '../../engine/build/hosts/redirects.ts';
import { shareImage } from '../../engine/document/share-card.ts';
import { sourceLanguage } from '../../engine/i18n/languages.ts';
import { resumeAddress } from '../../engine/pages/resume/resume-files.ts';
import { address, localize, markdownPath, pageAddress, type SitePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import { articlesIn, dist, readFile, readPage } from '../support/built-files.ts';
import { observatoryScore } from '../support/observatory.ts';
import { previewServer } from '../support/preview-server.ts';
import { addresses, content, exists, languages, pages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { decode } from './page-head.ts';

// Tests the preview server, which behaves like the hosts; tests/hosts/ tests the hosts’ own software.

/** A blog without articles has no feeds. */
const feedPaths = exists('blog') ? feeds.map(({ path }) => path) : [];

const get = previewServer();

test('every page in every language responds with status 200', async () => {
  for (const { address: page } of addresses) expect((await get(page)).status, page).toBe(200);
});

test('every redirect has its target and its permanent or temporary status', async () => {
  for (const { from, to, status } of listRedirects(content)) {
    const response = await get(from);
    expect(response.status, from).toBe(status);
    expect(response.headers.get('location'), from).toBe(to);
  }
});

test('the addresses of a language that is not offered redirect to English', async () => {
  for (const { code } of content.site.languages.filter(({ offered }) => !offered))
    for (const to of pages) {
      const english = pageAddress(to, 'en');
      const response = await get(address(`/${code}${english === '/' ? '' : (english as SitePath)}`));
      expect(response.status, english).toBe(302);
      expect(response.headers.get('location')).toBe(english);
    }
});

test('pages and files have the headers from _headers', async () => {
  const rules = parseHeaders(readFile('/_headers'));
  const home = await (await get('/')).text();
  const [script = 'none'] = /\/assets\/page-[\w-]+\.js/.exec(home) ?? [];
  for (const path of ['/', script, '/icons/32.png', '/site.webmanifest', shareImage('/')]) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    for (const [name, value] of Object.entries(headersOf(rules, path)))
      expect(response.headers.get(name), `${name} of ${path}`).toBe(value);
    // A page’s policy would be larger than a small file.
    expect(response.headers.has('Permissions-Policy'), path).toBe(!/^\/(assets|icons|share)/.test(path));
  }
});

test('files have a short Content-Security-Policy and no Permissions-Policy', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^\/(assets|fonts|pictures|icons|covers|marks)\/.*\.\w+$/.test(file));
  expect((await get('/')).headers.get('permissions-policy')).toContain('camera=()');
  // The page’s script, the font, and icons or pictures at least.
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of share(files, 0, 4)) {
    const { headers } = await get(address(file as SitePath));
    expect(headers.get('content-security-policy'), file).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.has('permissions-policy'), file).toBe(false);
    expect(headers.get('x-content-type-options'), file).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
  }
});

const filmed = addresses.map(({ path }) => readPage(path)).find((html) => html.includes('<video '));

test.runIf(filmed)('the server handles range requests for videos', async () => {
  const [, src = ''] = /<source[^>]* src="([^"]+\.webm)"/.exec(filmed ?? '') ?? [];
  const part = await get(src, { Range: 'bytes=0-3' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-type')).toBe('video/webm');
  expect([...(await part.bytes())]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
});

test('every page scores at least 155 points by the rules of Mozilla’s Observatory', async () => {
  for (const { address: page } of addresses) {
    const response = await get(page);
    const headers = Object.fromEntries(response.headers);
    expect(observatoryScore({ headers, html: await response.text() }), page).toBeGreaterThanOrEqual(155);
  }
});

test('the Observatory score drops for each missing or weak header, and for missing integrity', async () => {
  const response = await get('/');
  const html = await response.text();
  const headers = Object.fromEntries(response.headers);
  const score = (change: Record<string, string>) => observatoryScore({ headers: { ...headers, ...change }, html });
  const all = score({});
  expect(score({ 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" })).toBeLessThan(
    100,
  );
  expect(score({ 'content-security-policy': '' })).toBeLessThan(100);
  expect(score({ 'strict-transport-security': '' })).toBeLessThan(100);
  expect(all - score({ 'x-content-type-options': '' })).toBe(5);
  expect(all - score({ 'set-cookie': 'a=b' })).toBe(5);
  expect(all - score({ 'cross-origin-resource-policy': '' })).toBe(10);
  expect(all - score({ 'referrer-policy': '' })).toBe(5);
  expect(all - observatoryScore({ headers, html: html.replaceAll(' integrity=', ' data-was=') })).toBe(5);
});

test('an unknown address gets status 404, the error page and links back', async () => {
  const blog = exists('blog') ? [`${pageAddress({ page: 'blog' }, 'en')}/${content.articles.length + 90}`] : [];
  for (const lost of ['/nope', '/nope/nope', ...blog]) {
    const response = await get(address(lost as SitePath));
    const html = await response.text();
    expect(response.status, lost).toBe(404);
    expect(html, lost).toContain('<html lang="en"');
    expect(html, lost).toContain('<meta name="robots" content="noindex">');
    expect(decode(/<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''), lost).toBe(text('error_title'));
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(decode(main), lost).toContain(text('error_not_found'));
    for (const way of (['home', 'projects', 'blog'] as const).filter((page) => exists(page)))
      expect(main, lost).toContain(`href="${pageAddress({ page: way }, 'en')}"`);
  }
});

test('text files, sitemap, feeds and Markdown have their content types', async () => {
  const [article] = articlesIn('en');
  const markdown = article ? markdownPath({ page: 'article', number: String(article.number) }, 'en') : undefined;
  for (const [path, type] of [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/humans.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ...languages.flatMap((code) =>
      feedPaths.map((path) => [localize(path, code), path.endsWith('.json') ? 'application/json' : 'application/xml']),
    ),
    ...(markdown ? [[markdown, 'text/markdown; charset=utf-8']] : []),
  ]) {
    const response = await get(String(path));
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toBe(type);
  }
});

test.runIf(exists('resume'))('the files of the resume have their content types', async () => {
  for (const language of languages)
    for (const [file, type] of [
      ['pdf', 'application/pdf'],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['json', 'application/json'],
      ['card', 'text/vcard; charset=utf-8'],
      ['text', 'text/plain; charset=utf-8'],
    ] as const) {
      const response = await get(address(resumeAddress(file, language)));
      expect(response.status, file).toBe(200);
      expect(response.headers.get('content-type'), file).toBe(type);
    }
});

test.runIf(exists('resume'))('/resume.pdf is the resume in the default language', async () => {
  const [plain, english] = await Promise.all([get('/resume.pdf'), get(address(resumeAddress('pdf', sourceLanguage)))]);
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const [one, other] = await Promise.all([plain.bytes(), english.bytes()]);
  expect(Buffer.compare(one, other)).toBe(0);
});

test('other sites may embed the share images, but not the pages', async () => {
  for (const language of languages) {
    const response = await get(address(shareImage(localize('/', language))));
    expect(response.status, language).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  expect((await get('/')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('every own address in sitemap, feeds, llms.txt, humans.txt and Markdown files works', async () => {
  const markdown = addresses
    .map(({ address: page }) => `${page}.md` as SitePath)
    .filter((path) => readOrNothing(path) !== undefined);
  const files: SitePath[] = [
    '/sitemap.xml',
    '/robots.txt',
    '/humans.txt',
    ...languages.flatMap((code) => [...feedPaths, '/llms.txt' as const].map((path) => localize(path, code))),
    ...markdown,
  ];
  const { url } = content.site;
  const ours = new RegExp(`${RegExp.escape(url)}(?=[/?#\\s"'<])[^\\s"'<>)\\]\\\\]*`, 'g');
  const named = new Set(files.flatMap((file) => [...readFile(file).matchAll(ours)].map(([one]) => one)));
  expect(named.size).toBeGreaterThan(pages.length);
  for (const one of named) {
    const { pathname, hash } = new URL(one);
    const response = await get(pathname);
    expect(response.status, one).toBe(200);
    if (hash) expect(await response.text(), one).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
  }
});

function readOrNothing(path: SitePath): string | undefined {
  try {
    return readFile(path);
  } catch {
    return undefined;
  }
}
