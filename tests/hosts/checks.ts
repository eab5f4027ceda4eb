import { expect, test } from 'vitest';
import { headersOf } from '../../engine/build/hosts/headers.ts';
import { listRedirects } from '../../engine/build/hosts/redirects.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { localize, pagePath, type SitePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import type { Engine } from '../support/host-engines.ts';
import { addresses, content, languages } from '../support/site-map.ts';
import { builtSite } from './built-site.ts';

const other = languages.at(-1) ?? 'en';
const article = addresses.find(({ to, language }) => to.page === 'article' && language === other)?.path ?? '/';
const about = pagePath({ page: 'about' }, other);

/** The headers of pages and files in the table; a separate function, because every run tests them. */
export function checkHeaders(engine: () => Engine): void {
  test('pages and files come with the headers of the table', async () => {
    const { headers: rules } = builtSite();
    const get = (path: string) => fetch(engine().origin + path, { redirect: 'manual' });
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
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      const wanted = headersOf(rules, path);
      for (const name of names.filter((one) => one !== 'Cache-Control'))
        expect(answer.headers.get(name), `${name} of ${path}`).toBe(wanted[name] ?? null);
      expect(answer.headers.has('Permissions-Policy'), path).toBe(pages.includes(path));
      expect(answer.headers.get('Cache-Control'), path).toBe(
        wanted['Cache-Control'] ?? 'public, max-age=0, must-revalidate',
      );
    }
  });
}

/** What all hosts must do alike, tested with a host’s own software. */
export function checkHost(engine: () => Engine): void {
  const get = (path: string, headers = {}) => fetch(engine().origin + path, { redirect: 'manual', headers });
  const targetOf = (answer: Response) => {
    const { origin, pathname, search } = new URL(answer.headers.get('Location') ?? 'none:', engine().origin);
    return (origin === engine().origin ? '' : origin) + pathname + search;
  };

  checkHeaders(engine);

  test('the resume of the default language has a plain address', async () => {
    const answer = await get('/resume.pdf');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });

  test('pages are asked for again and not sent again', async () => {
    const tag = (await get('/about')).headers.get('ETag') ?? '';
    expect((await get('/about', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('every redirect of the list leads where it says, and takes the query along', async () => {
    for (const { from, to, status } of listRedirects(content)) {
      const answer = await get(from);
      expect(answer.status, from).toBe(status);
      expect(targetOf(answer), from).toBe(to);
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
    test(`${path} leads to ${clean} for good`, async () => {
      const answer = await get(path);
      expect([301, 308]).toContain(answer.status);
      expect(targetOf(answer)).toBe(clean);
    });
  }

  test('a lost address gets status 404 and the nearest error page', async () => {
    const lost: SitePath[] = ['/nope', '/blog/99', '/assets/nope.js'];
    const inEnglish = [...lost, `/${other}ites` as const].map((path) => [path, 'en']);
    const inOther = (['/nope', '/blog/99'] as const).map((path) => [localize(path, other), other]);
    for (const [path, language] of [...inEnglish, ...inOther]) {
      const answer = await get(String(path));
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain(`<html lang="${tagOf(String(language))}"`);
      expect(answer.headers.get('Cache-Control'), path).not.toContain('immutable');
    }
  });

  test('nothing redirects to another host, and the host’s tables are not served', async () => {
    for (const path of ['//evil.example/', '/en//evil.example', '/evil.example%0d%0aX-Evil:1.html']) {
      const answer = await get(path);
      expect(targetOf(answer), path).not.toMatch(/^https?:/);
      expect(answer.headers.has('X-Evil'), path).toBe(false);
    }
    for (const path of ['/_headers', '/_redirects', '/nginx.conf']) expect((await get(path)).ok, path).toBe(false);
  });

  test('an address with doubled slashes shows the page of the clean address, or none', async () => {
    for (const [path, clean] of [
      ['//about', '/about'],
      ['/%2Fabout', '/about'],
      [`//${article.replace('/blog/', '/blog//')}`, article],
      [about.replace(/\/about$/, '//about'), about],
    ]) {
      const answer = await fetch(engine().origin + path);
      expect(new URL(answer.url).origin, path).toBe(engine().origin);
      // Cloudflare’s engine looks for files on this machine, whose file system merges slashes, and sends the page
      // itself.
      if (answer.status !== 404) expect(await answer.text(), path).toBe(await (await get(String(clean))).text());
    }
  });

  test('what machines read says what it is', async () => {
    for (const [path, type] of [
      ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
      ['/sitemap.xml', /^(application|text)\/xml/],
      [localize(feeds[0].path, other), /^(application|text)\/xml/],
      [localize(feeds[1].path, other), /^(application|text)\/xml/],
      ['/feed.json', /^application\/json/],
      ['/blog/1.md', /^text\/markdown; ?charset=utf-8$/i],
    ] as const) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Content-Type'), path).toMatch(type);
      expect(answer.headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    }
  });

  test('text is compressed', async () => {
    const home = await (await get('/')).text();
    const script = /\/assets\/[\w.-]+\.js\b/.exec(home)?.[0] ?? 'none';
    for (const path of ['/', about, '/sitemap.xml', script]) {
      const answer = await get(path, { 'Accept-Encoding': 'br, gzip' });
      expect(answer.headers.get('Content-Encoding'), path).toMatch(/^(br|gzip)$/);
    }
  });
}
