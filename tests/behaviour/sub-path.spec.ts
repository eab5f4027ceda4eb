import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listRedirects } from '../../engine/build/hosts/redirects.ts';
import { languageOf } from '../../engine/i18n/languages.ts';
import type { SitePath } from '../../engine/routes/addresses.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { ready } from '../support/fixtures.ts';
import { serveLikeGitHub } from '../support/github-pages.ts';
import { buildScratch } from '../support/scratch-site.ts';
import { addresses, content, languages, text } from '../support/site-map.ts';

test.describe.configure({ mode: 'serial' });

const base = '/portfolio';
const url = `https://name.example${base}`;
let server: Server;
let origin = '';

test.beforeAll(async () => {
  const dist = await buildScratch(
    'sub-path',
    { 'site.yaml': (text) => text.replace(/^url: .*/m, `url: ${url}`) },
    'github',
  );
  server = serveLikeGitHub(join(dist, base), base).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Every address in a file: in attributes, in `url()`, and in JSON. */
function* addressesIn(file: string, text: string): Iterable<string> {
  if (file.endsWith('.json') || file.endsWith('.webmanifest')) return yield* addressesInJson(JSON.parse(text));
  if (/\.(xml|md|txt)$/.test(file)) {
    // Feeds and similar files contain absolute addresses.
    for (const [address] of text.matchAll(/https:\/\/name\.example[^\s"'<>)\]\\]*/g)) yield address;
    return;
  }
  for (const [, address = ''] of text.matchAll(/\s(?:href|src|action|poster|data-file)="([^"]*)"/gi)) yield address;
  for (const [, set = ''] of text.matchAll(/\ssrcset="([^"]*)"/gi)) yield* addressesInSet(set);
  for (const [, address = ''] of text.matchAll(/<meta http-equiv="refresh" content="0;url=([^"]*)"/g)) yield address;
  for (const [, address = ''] of text.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g)) yield address;
  for (const [, address = ''] of text.matchAll(/"(?:url|image|item|mainEntityOfPage)":"([^"]*)"/g)) yield address;
  for (const [, address = ''] of text.matchAll(/url\(["']?([^"')]+)/g)) yield address;
  for (const [, address = ''] of text.matchAll(/(?:import|fetch)\(.(\/[^`'"]+)/g)) yield address;
}

/** One address, or several with their widths. */
const addressesInSet = (set: string): string[] => set.split(', ').map((one) => one.replace(/ \d+w$/, ''));

function* addressesInJson(value: unknown): Iterable<string> {
  // A search text may be a line of code with a comment.
  if (typeof value === 'string' && /^\/(?!\/ )/.test(value)) yield* addressesInSet(value);
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* addressesInJson(inner);
}

const withBase = (path: SitePath) => (path === '/' ? `${base}/` : base + path);

test('every address in every file exists below the base path', async () => {
  const problems: string[] = [];
  const seen = new Set<string>([
    ...addresses.map(({ path }) => withBase(path)),
    ...listRedirects(content).map(({ from }) => withBase(from)),
    `${base}/sitemap.xml`,
    `${base}/llms.txt`,
    `${base}/humans.txt`,
  ]);
  for (const address of seen) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    if (response.status !== 200) problems.push(`${address} responds with ${response.status}`);
    if (!/html|css|json|javascript|xml|markdown|plain/.test(response.headers.get('Content-Type') ?? '')) continue;
    for (const found of addressesIn(address, await response.text())) {
      // Pages contain their public address; mail, other sites and fragments are not checked.
      const own = found.replaceAll('&amp;', '&').replace(new RegExp(`^${url}(?=[/?#]|$)`), base);
      if (!own.startsWith('/') && !own.includes('name.example')) continue;
      const { pathname } = new URL(own, origin);
      if (own.startsWith(`${base}/`)) seen.add(pathname);
      else problems.push(`${address} links to ${found}, outside the base path`);
    }
  }
  expect(problems).toEqual([]);
  const [, other] = languages;
  for (const kind of [
    '/assets/',
    '/fonts/',
    '/icons/',
    '/covers/',
    '/indexes/',
    '/marks/',
    '/pictures/',
    '/rss.xml',
    `/resume-${other}`,
    `/share/${other}/`,
    `/${other}/feed.json`,
    `/${other}/llms.txt`,
  ])
    expect(
      [...seen].some((address) => address.startsWith(base + kind)),
      kind,
    ).toBe(true);
});

test('the content security policy is in a meta element of the page', async () => {
  const html = await (await fetch(`${origin}${base}/`)).text();
  expect(html).toMatch(
    /<meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
});

test('pages, languages, command menu, redirects and the error page work below the base path in a browser', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that a navigation cancels is not a problem.
    const failure = request.failure()?.errorText;
    if (failure !== 'net::ERR_ABORTED') problems.push(`${request.url()} failed: ${failure}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${base}/`)) problems.push(`${response.status()} ${pathname}`);
  });
  const at = (to: PageRef, language = 'en', rest = '') =>
    expect(page).toHaveURL(origin + withBase(pagePath(to, language)) + rest);
  const menu = page.getByRole('navigation', { name: text('nav_label') });
  const [article] = content.articles;
  if (!article) throw new Error('the site under test has no article');
  const read: PageRef = { page: 'article', number: String(article.number) };
  const other = languageOf(languages[1] ?? 'en');

  await page.goto(`${origin}${base}/`);
  await ready(page);
  await menu.getByRole('link', { name: text('nav_link_skills'), exact: true }).click();
  await at({ page: 'skills' });
  await menu.getByRole('link', { name: text('nav_link_home'), exact: true }).click();
  await at({ page: 'home' });
  await ready(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(article.source.title);
  await page.keyboard.press('Enter');
  await at(read);
  await ready(page);
  await page.locator('#prose a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(origin + withBase(pagePath(read)));
  await page.goBack();
  await at(read);

  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: text('nav_language') }).click();
  await banner.getByRole('link', { name: String(other.ownName) }).click();
  await at(read, other?.code);

  // A new visit: the stored language redirects from the home page with and without its slash.
  for (const home of ['', '/']) {
    await page.goto(`${origin}${base}${home}`);
    await at({ page: 'home' }, other?.code);
  }
  await page.goto(`${origin}${base}/writing/${article.number}?x=1`);
  await at(read, other?.code);
  await ready(page);
  expect(problems.filter((problem) => problem !== `301 ${base}`)).toEqual([]);

  await page.goto(`${origin}${base}/${other?.code}/nope`);
  const title = text('error_title', {}, other?.code);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await at({ page: 'home' }, other?.code);
});
