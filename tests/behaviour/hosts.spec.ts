import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersOf, parseHeaders } from '../../publish/hosts/headers.ts';
import { listRedirects } from '../../publish/hosts/redirects.ts';
import { type Engine, findNginx, startCloudflare, startNginx } from '../support/host-engines.ts';
import { buildScratch } from '../support/scratch-site.ts';
import { content } from '../support/site-map.ts';

// In their order: a second worker would build the scratch site anew under the server of the first.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const root = join(import.meta.dirname, '..');

/** What hosts must do alike, asked of a host's own software. */
function checks(folder: () => string, engine: () => Engine): void {
  const get = (path: string, headers = {}) => fetch(engine().origin + path, { redirect: 'manual', headers });
  /** Where an answer leads: a path with its query. */
  const targetOf = (answer: Response) => {
    const { origin, pathname, search } = new URL(answer.headers.get('Location') ?? 'none:', engine().origin);
    return (origin === engine().origin ? '' : origin) + pathname + search;
  };

  test('pages and assets come with the headers of the table', async () => {
    const rules = parseHeaders(readFileSync(join(folder(), '_headers'), 'utf8'));
    const home = await (await get('/')).text();
    const assets = [/\/assets\/[\w.-]+\.css/, /\/assets\/[\w.-]+\.js/, /\/fonts\/[\w.-]+\.woff2/].map(
      (pattern) => pattern.exec(home)?.[0] ?? 'none',
    );
    const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
    const pages = ['/', '/about', '/de', '/de/blog/4', '/icons.svg'];
    const files = ['/share/de/blog/4.png', '/icons/32.png', '/commands/de.json', '/pictures/posters/face.svg'];
    for (const path of [...pages, ...files, ...assets]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      const wanted = headersOf(rules, path);
      for (const name of names.filter((one) => one !== 'Cache-Control'))
        expect(answer.headers.get(name), `${name} of ${path}`).toBe(wanted[name] ?? null);
      expect(answer.headers.has('Permissions-Policy'), path).toBe(pages.includes(path));
      expect(answer.headers.get('Cache-Control'), path).toBe(
        assets.includes(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
    }
  });

  test('pages are asked for again and not sent again', async () => {
    const tag = (await get('/about')).headers.get('ETag') ?? '';
    expect((await get('/about', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('every redirect of the list leads where it says', async () => {
    for (const { from, to, status } of listRedirects(content)) {
      const answer = await get(from);
      expect(answer.status, from).toBe(status);
      expect(targetOf(answer), from).toBe(to);
    }
    expect(targetOf(await get('/blogs?tag=tag_react'))).toBe('/blog?tag=tag_react');
  });

  for (const [path, clean] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/de/', '/de'],
    ['/de/blog/4.html?x=1', '/de/blog/4?x=1'],
  ] as const) {
    test(`${path} leads to ${clean} for good`, async () => {
      const answer = await get(path);
      expect([301, 308]).toContain(answer.status);
      expect(targetOf(answer)).toBe(clean);
    });
  }

  test('a lost address gets status 404 and the nearest error page', async () => {
    for (const [path, language] of [
      ['/nope', 'en'],
      ['/blog/99', 'en'],
      ['/assets/nope.js', 'en'],
      ['/de/nope', 'de'],
      ['/zu/blog/99', 'zu'],
      ['/frites', 'en'],
    ]) {
      const answer = await get(String(path));
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain(`<html lang="${language}"`);
      expect(answer.headers.get('Cache-Control'), path).not.toContain('immutable');
    }
  });

  test('nothing leads to another host, and the tables are nobody’s business', async () => {
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
      ['///blog//4', '/blog/4'],
      ['/de//about', '/de/about'],
    ]) {
      const answer = await fetch(engine().origin + path);
      expect(new URL(answer.url).origin, path).toBe(engine().origin);
      // Cloudflare's engine looks for files of this machine, whose system merges slashes: it sends the very page.
      if (answer.status !== 404) expect(await answer.text(), path).toBe(await (await get(String(clean))).text());
    }
  });

  test('what machines read says what it is', async () => {
    for (const [path, type] of [
      ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
      ['/sitemap.xml', /^(application|text)\/xml/],
      ['/de/rss.xml', /^(application|text)\/xml/],
      ['/de/atom.xml', /^(application|text)\/xml/],
      ['/feed.json', /^application\/json/],
      ['/de/blog/1.md', /^text\/markdown; ?charset=utf-8$/i],
    ] as const) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Content-Type'), path).toMatch(type);
      expect(answer.headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    }
  });

  test('text is compressed', async () => {
    const home = await (await get('/')).text();
    const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? 'none';
    for (const path of ['/', '/de/about', '/icons.svg', '/commands/en.json', '/sitemap.xml', script]) {
      const answer = await get(path, { 'Accept-Encoding': 'br, gzip' });
      expect(answer.headers.get('Content-Encoding'), path).toMatch(/^(br|gzip)$/);
    }
  });
}

test.describe('Cloudflare Pages', () => {
  let engine: Engine | undefined;
  test.beforeAll(async () => {
    engine = await startCloudflare(join(root, 'dist')).catch((error) => {
      console.log(`Cloudflare's engine does not start here, its checks are left out: ${error.message}`);
      return undefined;
    });
  });
  test.beforeEach(() => test.skip(!engine, 'wrangler does not start here'));
  test.afterAll(() => engine?.stop());
  checks(
    () => join(root, 'dist'),
    () => engine as Engine,
  );
});

test.describe('nginx', () => {
  const nginx = findNginx();
  let engine: Engine | undefined;
  let dist = '';
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    if (!nginx) return console.log('nginx is not installed, its checks are left out (apt-get install nginx-light)');
    dist = buildScratch('nginx', {}, 'nginx');
    engine = await startNginx(nginx, dist);
  });
  test.beforeEach(() => test.skip(!nginx, 'nginx is not installed'));
  test.afterAll(() => engine?.stop());
  checks(
    () => dist,
    () => engine as Engine,
  );

  for (const [path, clean] of [
    ['//about?x=1', '/about?x=1'],
    ['/de//about', '/de/about'],
    ['/%2Fabout', '/about'],
    ['//evil.example', '/evil.example'],
    ['//evil%0d%0aX-Evil:1', '/evil%0d%0aX-Evil:1'],
    ['/icons//32.png', '/icons/32.png'],
  ] as const) {
    test(`${path}, with doubled slashes, leads to ${clean} for good`, async () => {
      const answer = await fetch(`${engine?.origin}${path}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, clean]);
      expect(answer.headers.has('X-Evil')).toBe(false);
    });
  }
});

test.describe('what cannot be is told in one line', () => {
  /** Runs a command of the project and waits for its end. */
  const run = (parameters: string[], env = {}) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, parameters, { cwd: root, env: { ...process.env, ...env } });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
      child.on('close', (status) => resolve({ status, said }));
    });

  test('an unknown host', async () => {
    expect(await run(['publish/build.ts', '--host', 'nowhere'])).toEqual({
      status: 1,
      said: 'no host is called nowhere: choose one of cloudflare, netlify, vercel, github, nginx\n',
    });
  });

  test('an address of the site that is none', () => {
    const build = () =>
      buildScratch('bad-address', {
        'content/site.ts': (text) => text.replace(/url: '[^']*'/, `url: 'https://name.example/my site'`),
      });
    expect(build).toThrow(/content\/site\.ts:\d+:\d+ url: "https:\/\/name\.example\/my site" is no address such as /);
  });

  test('a port that is taken, and a port that is none', async () => {
    const server = createServer().listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await run(['publish/serve.ts'], { PORT: port })).toEqual({
      status: 1,
      said: `port ${port} is taken: choose another with PORT=4174 npm start\n`,
    });
    server.close();
    expect(await run(['publish/serve.ts'], { PORT: '99999' })).toEqual({
      status: 1,
      said: 'PORT is 99999: expected a number from 1 to 65535\n',
    });
  });
});
