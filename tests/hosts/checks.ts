import { expect, test } from 'vitest';
import { headersOf } from '../../engine/build/hosts/headers.ts';
import { listRedirects } from '../../engine/build/hosts/redirects.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { localize, pagePath, type SitePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import type { HostServer } from '../support/host-servers.ts';
import { addresses, content, languages } from '../support/site-map.ts';
import { builtSite } from './built-site.ts';

const other = languages.at(-1) ?? 'en';
const article = addresses.find(({ to, language }) => to.page === 'article' && language === other)?.path ?? '/';
const about = pagePath({ page: 'about' }, other);

/** Tests the headers of pages and files; a separate function, because every run tests them. */
export function checkHeaders(server: () => HostServer): void {
  test('pages and files have the headers from _headers', async () => {
    const { headers: rules } = builtSite();
    const get = (path: string) => fetch(server().origin + path, { redirect: 'manual' });
    const home = await (await get('/')).text();
    const articlePage = await (await get(article)).text();
    const hashed = [/\/assets\/[\w.-]+\.js\b/, /\/fonts\/[\w.-]+\.woff2/].map(
      (pattern) => pattern.exec(home)?.[0] ?? '',
    );
    const drawn = [/\/pictures\/[\w./-]+\.svg/, /\/covers\/[\w./-]+\.svg/].flatMap(
      (pattern) => pattern.exec(articlePage)?.[0] ?? [],
    );
    const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
    const pages = ['/', '/about', localize('/', other), about, article];
    for (const path of [...pages, `/share${about}.png`, '/icons/32.png', ...drawn, ...hashed]) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      const wanted = headersOf(rules, path);
      for (const name of names.filter((one) => one !== 'Cache-Control'))
        expect(response.headers.get(name), `${name} of ${path}`).toBe(wanted[name] ?? null);
      expect(response.headers.has('Permissions-Policy'), path).toBe(pages.includes(path));
      expect(response.headers.get('Cache-Control'), path).toBe(
        wanted['Cache-Control'] ?? 'public, max-age=0, must-revalidate',
      );
    }
  });
}

/** Tests what every host must do, with the host’s own software. */
export function checkHost(server: () => HostServer): void {
  const get = (path: string, headers = {}) => fetch(server().origin + path, { redirect: 'manual', headers });
  const targetOf = (response: Response) => {
    const { origin, pathname, search } = new URL(response.headers.get('Location') ?? 'none:', server().origin);
    return (origin === server().origin ? '' : origin) + pathname + search;
  };

  checkHeaders(server);

  test('the resume of the default language is at /resume.pdf', async () => {
    const response = await get('/resume.pdf');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });

  test('a request with the ETag of an unchanged page gets status 304', async () => {
    const tag = (await get('/about')).headers.get('ETag') ?? '';
    expect((await get('/about', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('every redirect leads to its target with its status, and keeps the query', async () => {
    for (const { from, to, status } of listRedirects(content)) {
      const response = await get(from);
      expect(response.status, from).toBe(status);
      expect(targetOf(response), from).toBe(to);
    }
    expect(targetOf(await get('/writing/1?tag=one'))).toBe('/blog/1?tag=one');
  });

  for (const [path, clean] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    [`${localize('/', other)}/`, localize('/', other)],
    [`${article}.html?x=1`, `${article}?x=1`],
  ] as const) {
    test(`${path} redirects permanently to ${clean}`, async () => {
      const response = await get(path);
      expect([301, 308]).toContain(response.status);
      expect(targetOf(response)).toBe(clean);
    });
  }

  test('an unknown address gets status 404 and the error page of its language', async () => {
    const lost: SitePath[] = ['/nope', '/blog/99', '/assets/nope.js'];
    const inEnglish = [...lost, `/${other}ites` as const].map((path) => [path, 'en']);
    const inOther = (['/nope', '/blog/99'] as const).map((path) => [localize(path, other), other]);
    for (const [path, language] of [...inEnglish, ...inOther]) {
      const response = await get(String(path));
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain(`<html lang="${tagOf(String(language))}"`);
      expect(response.headers.get('Cache-Control'), path).not.toContain('immutable');
    }
  });

  test('no address redirects to another host, and configuration files are not served', async () => {
    for (const path of ['//evil.example/', '/en//evil.example', '/evil.example%0d%0aX-Evil:1.html']) {
      const response = await get(path);
      expect(targetOf(response), path).not.toMatch(/^https?:/);
      expect(response.headers.has('X-Evil'), path).toBe(false);
    }
    for (const path of ['/_headers', '/_redirects', '/nginx.conf']) expect((await get(path)).ok, path).toBe(false);
  });

  test('an address with double slashes shows the page of the clean address, or status 404', async () => {
    for (const [path, clean] of [
      ['//about', '/about'],
      ['/%2Fabout', '/about'],
      [`//${article.replace('/blog/', '/blog//')}`, article],
      [about.replace(/\/about$/, '//about'), about],
    ]) {
      const response = await fetch(server().origin + path);
      expect(new URL(response.url).origin, path).toBe(server().origin);
      // Cloudflare’s engine looks for files on this machine, whose file system merges slashes, and sends the page
      // itself.
      if (response.status !== 404) expect(await response.text(), path).toBe(await (await get(String(clean))).text());
    }
  });

  test('robots.txt, sitemap, feeds and Markdown have their content types and nosniff', async () => {
    for (const [path, type] of [
      ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
      ['/sitemap.xml', /^(application|text)\/xml/],
      [localize(feeds[0].path, other), /^(application|text)\/xml/],
      [localize(feeds[1].path, other), /^(application|text)\/xml/],
      ['/feed.json', /^application\/json/],
      ['/blog/1.md', /^text\/markdown; ?charset=utf-8$/i],
    ] as const) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('Content-Type'), path).toMatch(type);
      expect(response.headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    }
  });

  test('pages, sitemap and scripts are compressed', async () => {
    const home = await (await get('/')).text();
    const script = /\/assets\/[\w.-]+\.js\b/.exec(home)?.[0] ?? 'none';
    for (const path of ['/', about, '/sitemap.xml', script]) {
      const response = await get(path, { 'Accept-Encoding': 'br, gzip' });
      expect(response.headers.get('Content-Encoding'), path).toMatch(/^(br|gzip)$/);
    }
  });
}
