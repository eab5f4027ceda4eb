import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let origin = '';
let server: ReturnType<typeof serveSite>;

beforeAll(() => {
  mkdirSync(join(folder, 'de'));
  mkdirSync(join(folder, 'below'));
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': 'home',
    'about.html': 'about',
    'de.html': 'deutsch',
    'de/about.html': 'über',
    '404.html': 'not found',
    'de/404.html': 'nicht gefunden',
    'below/index.html': 'below',
    'a.svg': '<svg/>',
    _redirects: '/blogs /blog 301\n/%C3%BCber%20uns /about?tag=%C3%BC 301\n',
    'assets/a.js': 'a()',
    _headers: [
      '/*\n  X-Content-Type-Options: nosniff\n  Permissions-Policy: camera=()\n',
      '/assets/*\n  ! Permissions-Policy\n  Cache-Control: immutable\n',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  server = serveSite(folder).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers });

test.each([
  ['/', 200, 'home'],
  ['/about', 200, 'about'],
  ['/de', 200, 'deutsch'],
  ['/de/about', 200, 'über'],
  ['/below/', 200, 'below'],
  ['/nope', 404, 'not found'],
  ['/nope/deeper', 404, 'not found'],
  ['/de/nope', 404, 'nicht gefunden'],
  ['/_headers', 404, 'not found'],
])('%s responds with %i and its page', async (path, status, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});

test.each([
  ['/about/', '/about'],
  ['/about.html?x=1', '/about?x=1'],
  ['/index.html', '/'],
  ['/de/', '/de'],
  ['/below', '/below/'],
  ['/below/index.html', '/below/'],
  ['/blogs?tag=a', '/blog?tag=a'],
  ['/%C3%BCber%20uns', '/about?tag=%C3%BC'],
  ['/%c3%bcber%20uns', '/about?tag=%C3%BC'],
])('%s redirects permanently to %s', async (path, target) => {
  const answer = await get(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe(target);
});

const raw = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve) => {
    const { port } = new URL(origin);
    request({ port, path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    }).end();
  });

test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
  '%s does not reach a file outside the folder',
  async (path) => {
    expect((await raw(path)).status).toBe(404);
  },
);

test.each(['/%E0%A4%A', 'http://[', 'nowhere'])('%s is not a valid address, and responds with 400', async (path) => {
  expect((await raw(path)).status).toBe(400);
});

test.each([
  ['//about', '/about'],
  ['//about?x=1', '/about?x=1'],
  ['///about//', '/about'],
  ['/de//about', '/de/about'],
  ['/%2Fabout', '/about'],
  ['//', '/'],
  ['//index.html', '/'],
  ['//below', '/below/'],
  ['//blogs', '/blog'],
  ['//evil.example/', '/evil.example'],
  ['/%2F%2Fevil.example//x/', '/evil.example/x'],
  ['//%5Cevil.example/', '/%5Cevil.example'],
])('%s, with doubled slashes, redirects to %s on the same host', async (path, target) => {
  expect(await raw(path)).toEqual({ status: 301, location: target });
});

test('a response has the headers of _headers, Brotli compression, and an ETag for revalidation', async () => {
  const answer = await get('/a.svg', { 'Accept-Encoding': 'br' });
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  const again = await get('/a.svg', { 'If-None-Match': answer.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('a file lacks the headers for documents, and an error page has them even in place of a missing file', async () => {
  const file = await get('/assets/a.js');
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(file.headers.get('Cache-Control')).toBe('immutable');
  expect(file.headers.has('Permissions-Policy')).toBe(false);
  for (const path of ['/assets/nope.js', '/nope', '/about']) {
    const { headers } = await get(path);
    expect(headers.get('Permissions-Policy'), path).toBe('camera=()');
    expect(headers.get('Cache-Control'), path).not.toContain('immutable');
  }
});

test('HEAD responds with the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([fetch(`${origin}/about`, { method: 'HEAD' }), get('/about')]);
  for (const name of ['Content-Type', 'ETag', 'X-Content-Type-Options'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  expect(await head.text()).toBe('');
});

test('a request whose target includes a host responds with the page', async () => {
  expect((await raw('http://elsewhere.example/about')).status).toBe(200);
});

test('without Brotli in Accept-Encoding the file is uncompressed, with Vary: Accept-Encoding', async () => {
  const answer = await get('/a.svg', { 'Accept-Encoding': 'identity' });
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe('<svg/>');
});

test.each(['"old", TAG', 'W/TAG', '*'])(
  'If-None-Match: %s responds with 304 for the current ETag as TAG',
  async (known) => {
    const tag = (await get('/a.svg')).headers.get('ETag') ?? '';
    expect((await get('/a.svg', { 'If-None-Match': known.replace('TAG', tag) })).status).toBe(304);
  },
);

test.each([
  ['br;q=0', null],
  ['gzip, br; q=0.0', null],
  ['gzip, br;q=0.5', 'br'],
])('Accept-Encoding: %s responds with Content-Encoding: %s', async (encodings, expected) => {
  const answer = await get('/a.svg', { 'Accept-Encoding': encodings });
  expect(answer.headers.get('Content-Encoding')).toBe(expected);
});

test.each([
  ['bytes=1-2', 206, 'sv', 'bytes 1-2/6'],
  ['bytes=4-', 206, '/>', 'bytes 4-5/6'],
  ['bytes=-3', 206, 'g/>', 'bytes 3-5/6'],
  ['bytes=-99', 206, '<svg/>', 'bytes 0-5/6'],
  ['bytes=0-99', 206, '<svg/>', 'bytes 0-5/6'],
  ['bytes=6-', 416, '', 'bytes */6'],
  ['bytes=-0', 416, '', 'bytes */6'],
  ['bytes=2-1', 200, '<svg/>', null],
  ['bytes=0-1,3-4', 200, '<svg/>', null],
  ['bytes=-', 200, '<svg/>', null],
  ['lines=0-1', 200, '<svg/>', null],
])('Range: %s responds with %i', async (range, status, text, said) => {
  const answer = await get('/a.svg', { Range: range, 'Accept-Encoding': 'identity' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Range')).toBe(said);
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
  expect(await answer.text()).toBe(text);
  if (status === 206) expect(answer.headers.get('Content-Length')).toBe(String(text.length));
});

test('a range is of the uncompressed file, and an outdated If-Range gets the complete file', async () => {
  const [whole, compressed] = await Promise.all(
    ['identity', 'br'].map((encodings) => get('/a.svg', { 'Accept-Encoding': encodings })),
  );
  const asked = { Range: 'bytes=0-1', 'Accept-Encoding': 'br' };
  const part = await get('/a.svg', { ...asked, 'If-Range': whole?.headers.get('ETag') });
  expect([part.status, part.headers.get('Content-Encoding'), await part.text()]).toEqual([206, null, '<s']);
  for (const other of ['"old"', compressed?.headers.get('ETag')])
    expect((await get('/a.svg', { ...asked, 'If-Range': other })).status, String(other)).toBe(200);
  expect((await get('/nope', asked)).status).toBe(404);
});

test('a changed page is sent again, and a missing page never responds with 304', async () => {
  expect((await get('/about', { 'If-None-Match': '"old"' })).status).toBe(200);
  const lost = await get('/nope');
  expect((await get('/nope', { 'If-None-Match': lost.headers.get('ETag') ?? '' })).status).toBe(404);
});

test('POST responds with 405', async () => {
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
});

test('for a site below a path the root redirects to the home page, even without _redirects', async () => {
  const root = mkdtempSync(join(tmpdir(), 'below-'));
  mkdirSync(join(root, 'portfolio'));
  writeFileSync(join(root, 'portfolio/index.html'), 'home');
  const below = serveSite(root, '/portfolio/').listen(0);
  const answer = await fetch(`http://localhost:${(below.address() as AddressInfo).port}/?from=test`);
  expect(answer.url).toMatch(/\/portfolio\/\?from=test$/);
  expect(await answer.text()).toBe('home');
  below.close();
  rmSync(root, { recursive: true });
});

test('a build that replaces the folder is served at once, and the old site while the folder is missing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const [dist, made] = [join(root, 'dist'), join(root, 'made')];
  for (const path of [dist, made]) mkdirSync(path);
  writeFileSync(join(dist, 'index.html'), 'old');
  writeFileSync(join(made, 'index.html'), 'new');
  const rebuilt = serveSite(dist).listen(0);
  const home = async () => (await fetch(`http://localhost:${(rebuilt.address() as AddressInfo).port}/`)).text();
  try {
    expect(await home()).toBe('old');
    renameSync(dist, join(root, 'before'));
    expect(await home()).toBe('old');
    renameSync(made, dist);
    expect(await home()).toBe('new');
  } finally {
    rebuilt.close();
    rmSync(root, { recursive: true });
  }
});
