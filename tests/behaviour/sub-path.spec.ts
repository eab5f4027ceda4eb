import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listRedirects } from '../../publish/hosts/redirects.ts';
import { awake } from '../support/fixtures.ts';
import { serveLikeGitHub } from '../support/github-pages.ts';
import { buildScratch } from '../support/scratch-site.ts';
import { addresses, content } from '../support/site-map.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const base = '/portfolio';
const url = `https://name.example${base}`;
let server: Server;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const dist = buildScratch(
    'sub-path',
    { 'content/site.ts': (text) => text.replace(/url: '[^']*'/, `url: '${url}'`) },
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

/** Every address that a file names: in attributes, in `url()`, and in JSON, a page's own data included. */
function* addressesIn(file: string, text: string): Iterable<string> {
  if (file.endsWith('.json') || file.endsWith('.webmanifest')) return yield* addressesInJson(JSON.parse(text));
  if (/\.(xml|md|txt)$/.test(file)) {
    // What is read without a page around it names whole addresses.
    for (const [address] of text.matchAll(/https:\/\/name\.example[^\s"'<>)\]\\]*/g)) yield address;
    return;
  }
  for (const [, address = ''] of text.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/gi)) yield address;
  for (const [, address = ''] of text.matchAll(/<meta http-equiv="refresh" content="0;url=([^"]*)"/g)) yield address;
  for (const [, address = ''] of text.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g)) yield address;
  for (const [, address = ''] of text.matchAll(/"(?:url|image|item|mainEntityOfPage)":"([^"]*)"/g)) yield address;
  for (const [, address = ''] of text.matchAll(/url\(["']?([^"')]+)/g)) yield address;
  for (const [, json = ''] of text.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/g))
    yield* addressesInJson(JSON.parse(json));
  for (const [, address = ''] of text.matchAll(/import\(.(\/[^`'"]+)/g)) yield address;
}

/** In data a path of a page (`page`, `details`, `path`) is the router's: it adds the base itself. */
function* addressesInJson(value: unknown, key = ''): Iterable<string> {
  if (typeof value === 'string' && value.startsWith('/'))
    yield ['page', 'details', 'path'].includes(key) ? base + value : value;
  if (typeof value !== 'object' || value === null) return;
  for (const [inner, one] of Object.entries(value)) yield* addressesInJson(one, inner);
}

test('every address in every file leads to something below the path', async () => {
  const faults: string[] = [];
  const seen = new Set<string>([
    `${base}/`,
    ...addresses.map(({ address }) => (address === '/' ? `${base}/` : base + address)),
    ...listRedirects(content).map(({ from }) => base + from),
    `${base}/sitemap.xml`,
    `${base}/llms.txt`,
    // A page brings its icons along; its script names this file for those of later pages.
    `${base}/icons.svg`,
  ]);
  for (const address of seen) {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    if (answer.status !== 200) faults.push(`${address} answers ${answer.status}`);
    if (!/html|css|json|javascript|xml|markdown|plain/.test(answer.headers.get('Content-Type') ?? '')) continue;
    for (const found of addressesIn(address, await answer.text())) {
      // Pages name their public address; mail, other sites and parts of the same page are none of ours.
      const own = found.replaceAll('&amp;', '&').replace(new RegExp(`^${url}(?=[/?#]|$)`), base);
      if (!own.startsWith('/') && !own.includes('name.example')) continue;
      const { pathname } = new URL(own, origin);
      if (own.startsWith(`${base}/`)) seen.add(pathname);
      else faults.push(`${address} names ${found}`);
    }
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
  for (const kind of [
    '/assets/',
    '/fonts/',
    '/icons/',
    '/covers/',
    '/marks/',
    '/pictures/',
    '/resume-de',
    '/share/de/',
    '/rss.xml',
    '/de/feed.json',
    '/zu/blog/1.md',
    '/humans.txt',
    '/af/llms.txt',
  ])
    expect(
      [...seen].some((address) => address.startsWith(base + kind)),
      kind,
    ).toBe(true);
});

test('the policy stands in the page', async () => {
  const html = await (await fetch(`${origin}${base}/`)).text();
  expect(html).toMatch(
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
});

test('in the browser: pages, languages, the command menu, old and lost addresses', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What a navigation breaks off is no fault.
    const text = request.failure()?.errorText;
    if (text !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed: ${text}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${base}/`)) faults.push(`${response.status()} ${pathname}`);
  });
  const at = (path: string) => expect(page).toHaveURL(`${origin}${base}${path}`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await page.goto(`${origin}${base}/`);
  await awake(page);
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  await menu.getByRole('link', { name: 'skills' }).click();
  await at('/skills');
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
  await menu.getByRole('link', { name: 'home' }).click();
  await at('/');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('scalable');
  await page.keyboard.press('Enter');
  await at('/blog/4');
  await page.locator('#prose a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(`${origin}${base}/blog/4`);
  await page.goBack();
  await at('/blog/4');

  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Deutsch/ })
    .click();
  await at('/de/blog/4');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');

  // A new visit: the stored language leads on, from the home page with and without its slash.
  for (const home of ['', '/']) {
    await page.goto(`${origin}${base}${home}`);
    await at('/de');
  }
  await page.goto(`${origin}${base}/blogs/4?x=1`);
  await at('/de/blog/4');
  await awake(page);
  expect(faults.filter((fault) => fault !== `301 ${base}`)).toEqual([]);

  await page.goto(`${origin}${base}/de/nope`);
  await expect(page.getByRole('heading', { level: 1, name: /fehler/i })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await at('/de');
});
