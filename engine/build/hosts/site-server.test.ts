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
])('%s answers %i with its page', async (path, status, text) => {
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
])('%s leads to %s for good', async (path, target) => {
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
  '%s does not leave the folder',
  async (path) => {
    expect((await raw(path)).status).toBe(404);
  },
);

test.each(['/%E0%A4%A', 'http://[', 'nowhere'])('%s is not an address, and is refused', async (path) => {
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
])('%s, with doubled slashes, leads to %s on this host', async (path, target) => {
  expect(await raw(path)).toEqual({ status: 301, location: target });
});

test('headers of the table, compression and a tag to ask again with', async () => {
  const answer = await get('/a.svg', { 'Accept-Encoding': 'br' });
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  const again = await get('/a.svg', { 'If-None-Match': answer.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('a file comes without the headers of documents, and an error page in its place with them', async () => {
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

test('HEAD has the headers of GET, and no body', async () => {
  const [head, whole] = await Promise.all([fetch(`${origin}/about`, { method: 'HEAD' }), get('/about')]);
  for (const name of ['Content-Type', 'ETag', 'X-Content-Type-Options'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  expect(await head.text()).toBe('');
});

test('what is asked for with its host is the same page', async () => {
  expect((await raw('http://elsewhere.example/about')).status).toBe(200);
});

test('a visitor who takes no brotli gets the file as it is, and caches know that there are two', async () => {
  const answer = await get('/a.svg', { 'Accept-Encoding': 'identity' });
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe('<svg/>');
});

test.each(['"old", TAG', 'W/TAG', '*'])('a copy that is known as %s is not sent again', async (known) => {
  const tag = (await get('/a.svg')).headers.get('ETag') ?? '';
  expect((await get('/a.svg', { 'If-None-Match': known.replace('TAG', tag) })).status).toBe(304);
});

test.each([
  ['br;q=0', null],
  ['gzip, br; q=0.0', null],
  ['gzip, br;q=0.5', 'br'],
])('a visitor who takes %s gets it as %s', async (encodings, expected) => {
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
])('a visitor who asks for %s is answered with %i', async (range, status, text, said) => {
  const answer = await get('/a.svg', { Range: range, 'Accept-Encoding': 'identity' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Range')).toBe(said);
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
  expect(await answer.text()).toBe(text);
  if (status === 206) expect(answer.headers.get('Content-Length')).toBe(String(text.length));
});

test('a part is of the file as it is, whatever encodings are taken, and of the copy that the visitor has', async () => {
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

test('a page that has changed is sent again, and a lost one is never “not modified”', async () => {
  expect((await get('/about', { 'If-None-Match': '"old"' })).status).toBe(200);
  const lost = await get('/nope');
  expect((await get('/nope', { 'If-None-Match': lost.headers.get('ETag') ?? '' })).status).toBe(404);
});

test('only reading is allowed', async () => {
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
});

test('below a path the root leads to the home page, where no table of redirects says so', async () => {
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

test('a build that replaces the folder is served at once, and the old site while there is none', async () => {
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
