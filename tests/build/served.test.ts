import { expect, test } from 'vitest';
import { headersOf, parseHeaders } from '../../engine/build/hosts/headers.ts';
import { listRedirects } from '../../engine/build/hosts/redirects.ts';
import { shareImage } from '../../engine/document/share-card.ts';
import { sourceLanguage } from '../../engine/i18n/languages.ts';
import { resumeAddress } from '../../engine/pages/resume/resume-files.ts';
import { address, localize, markdownPath, pageAddress, type SitePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import { articlesIn, readFile } from '../support/built-files.ts';
import { previewServer } from '../support/preview-server.ts';
import { addresses, content, exists, languages, pages } from '../support/site-map.ts';

// Tests the preview server, which behaves like hosts: tests/hosts/ tests their own software.

/** A blog without articles has no feeds. */
const feedPaths = exists('blog') ? feeds.map(({ path }) => path) : [];

const get = previewServer();

test('every page in every language answers', async () => {
  for (const { address: page } of addresses) expect((await get(page)).status, page).toBe(200);
});

test('every redirect leads where it says, for good or for now', async () => {
  for (const { from, to, status } of listRedirects(content)) {
    const answer = await get(from);
    expect(answer.status, from).toBe(status);
    expect(answer.headers.get('location'), from).toBe(to);
  }
});

test('a language that is not offered redirects to English', async () => {
  for (const { code } of content.site.languages.filter(({ offered }) => !offered))
    for (const to of pages) {
      const english = pageAddress(to, 'en');
      const answer = await get(address(`/${code}${english === '/' ? '' : (english as SitePath)}`));
      expect(answer.status, english).toBe(302);
      expect(answer.headers.get('location')).toBe(english);
    }
});

test('pages and files come with the headers of the table', async () => {
  const rules = parseHeaders(readFile('/_headers'));
  const home = await (await get('/')).text();
  const [script = 'none'] = /\/assets\/page-[\w-]+\.js/.exec(home) ?? [];
  for (const path of ['/', script, '/icons/32.png', '/site.webmanifest', shareImage('/')]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    for (const [name, value] of Object.entries(headersOf(rules, path)))
      expect(answer.headers.get(name), `${name} of ${path}`).toBe(value);
    // A page’s policy would be larger than a small file.
    expect(answer.headers.has('Permissions-Policy'), path).toBe(!/^\/(assets|icons|share)/.test(path));
  }
});

test('each file says what it is', async () => {
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
    const answer = await get(String(path));
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).toBe(type);
  }
});

test.runIf(exists('resume'))('/resume.pdf is the resume in the default language', async () => {
  const [plain, english] = await Promise.all([get('/resume.pdf'), get(address(resumeAddress('pdf', sourceLanguage)))]);
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const [one, other] = await Promise.all([plain.bytes(), english.bytes()]);
  expect(Buffer.compare(one, other)).toBe(0);
});

test('other sites may show the share images, and nothing else', async () => {
  for (const language of languages) {
    const answer = await get(address(shareImage(localize('/', language))));
    expect(answer.status, language).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  expect((await get('/')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('every address of this site in sitemap, feeds, llms.txt, humans.txt and Markdown answers', async () => {
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
    const answer = await get(pathname);
    expect(answer.status, one).toBe(200);
    if (hash) expect(await answer.text(), one).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
  }
});

function readOrNothing(path: SitePath): string | undefined {
  try {
    return readFile(path);
  } catch {
    return undefined;
  }
}
