import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { serveEditor } from './edit-server.ts';

interface Answer {
  status: number | undefined;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

type Ask = (method: string, path: string, headers?: Record<string, string>, body?: unknown) => Promise<Answer>;

const site = 'site.yaml';
const page = 'pages/uses/index.en.mdx';

async function edit() {
  const root = copyContent();
  const server = serveEditor(root).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask: Ask = (method, path, headers = {}, body = undefined) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode, text, headers: response.headers });
      });
      asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  const change = (changes: unknown, origin = `http://127.0.0.1:${port}`) =>
    ask('POST', '/changes', { Origin: origin }, changes);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const modified = (file: string) => statSync(join(root, file)).mtimeMs;
  return { root, ask, change, read, modified };
}

test('serves the page, its script, the CMS with its font, the configuration and the list of files', async () => {
  const { ask } = await edit();
  expect((await ask('GET', '/')).text).toContain('<script type="module" src="/start.js">');
  expect((await ask('GET', '/start.js')).headers['content-type']).toContain('javascript');
  const cms = await ask('GET', '/cms/index.js');
  expect(cms.status).toBe(200);
  expect(cms.text).toContain('Material Symbols Outlined');
  expect(cms.text).not.toMatch(/url\(https:/);
  expect(JSON.parse((await ask('GET', '/config.json')).text).collections).toHaveLength(6);
  const files = JSON.parse((await ask('GET', '/files.json')).text) as { path: string }[];
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining([site, page, 'pictures/drawn/day.svg']));
});

test('responds with 404 to files that belong neither to the content nor to the editor', async () => {
  const { ask } = await edit();
  for (const path of [
    '/package.json',
    '/content/site.yaml',
    '/cms/../package.json',
    '/content/pictures/..%2Fsite.yaml',
  ])
    expect((await ask('GET', path)).status, path).toBe(404);
});

test('rejects requests to another host name, and changes from another origin or without one', async () => {
  const { ask, change, read } = await edit();
  expect((await ask('GET', '/files.json', { Host: 'evil.example' })).status).toBe(403);
  expect((await change([], 'http://evil.example')).status).toBe(403);
  expect((await ask('POST', '/changes', {}, [])).status).toBe(403);
  expect(read(site)).toContain('accessibility: false');
});

test('writes a change, keeps the comments, and responds with the file as written', async () => {
  const { change, read, modified } = await edit();
  const before = read(site);
  const text = before.replace('accessibility: false', 'accessibility: true').replace(/^#.*\n/gm, '');
  const { status, text: answer } = await change([{ path: site, text, modified: modified(site) }]);
  expect(status).toBe(200);
  expect(read(site)).toBe(before.replace('accessibility: false', 'accessibility: true'));
  expect(JSON.parse(answer)).toEqual([{ path: site, text: read(site), modified: modified(site) }]);
});

test('rejects content that would break the build, with file, line and key', async () => {
  const { change, read, modified } = await edit();
  const before = read(site);
  const text = before.replace('accessibility: false', 'accessibility: "no"');
  const { status, text: answer } = await change([{ path: site, text, modified: modified(site) }]);
  expect(status).toBe(422);
  expect(JSON.parse(answer).message).toMatch(/site\.yaml:\d+:\d+ pages\.accessibility: /);
  expect(read(site)).toBe(before);
});

test('rejects invalid YAML', async () => {
  const { change, read, modified } = await edit();
  const before = read(site);
  const { status, text } = await change([{ path: site, text: 'name: [Ada', modified: modified(site) }]);
  expect(status).toBe(422);
  expect(JSON.parse(text).message).toContain('line 1');
  expect(read(site)).toBe(before);
});

test('does not overwrite a file that has changed since it was opened', async () => {
  const { change, modified } = await edit();
  const { status, text } = await change([{ path: site, text: 'name: Else', modified: modified(site) - 1 }]);
  expect(status).toBe(422);
  expect(text).toContain('site.yaml has changed since it was opened here');
});

test('does not write files that the editor does not manage', async () => {
  const { change, read } = await edit();
  const before = read('package.json');
  for (const path of ['../package.json', 'package.json', 'acceptance/a.test.ts', 'pictures/../a.svg'])
    expect((await change([{ path, text: 'x', modified: null }])).status, path).toBe(422);
  expect(read('package.json')).toBe(before);
});

test('creates an article in two languages in one request, and removes it with its folder', async () => {
  const { change, root, read, modified } = await edit();
  const front = 'title: New\ndescription: Something new.\n';
  const facts =
    'number: 5\nslug: new\ncategory: category_making\ntags: []\npublished: "2026-01-01"\nupdated: "2026-01-01"\n';
  const files = ['en', 'sv'].map((code) => `articles/5-new/${code}.mdx`);
  const paths = ['en', 'sv'].map((code) => `articles/5-new/index.${code}.mdx`);
  const made = await change([
    { path: paths[0], text: `---\n${facts}${front}---\n\nWords.\n`, modified: null },
    { path: paths[1], text: `---\n${front}---\n`, modified: null },
  ]);
  expect(made.text).toContain('index.sv.mdx');
  expect(read(files[0] ?? '')).toContain('published: 2026-01-01');
  await change(paths.map((path, index) => ({ path, modified: modified(files[index] ?? '') })));
  expect(existsSync(join(root, 'articles/5-new'))).toBe(false);
});

test('writes a picture byte for byte', async () => {
  const { change, root } = await edit();
  const bytes = readFileSync(join(root, 'pictures/photos/colours.png'));
  const path = 'pictures/photos/more.png';
  expect((await change([{ path, bytes: bytes.toString('base64'), modified: null }])).status).toBe(200);
  expect(readFileSync(join(root, path))).toEqual(bytes);
});

const stateOf = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.cache'))
    .map((name) => [name, statSync(join(root, name)).mtimeMs]);

const front = '---\ntitle: New\ndescription: Something new.\n---\n';
test.each([
  ['a line break', 'pictures/a\nb.svg', 'control characters'],
  ['NUL', 'pictures/a\0b.svg', 'control characters'],
  ['a right-to-left override', 'pictures/a\u202Egvs.svg', 'control characters'],
  ['a name of 300 characters', `pictures/${'a'.repeat(300)}.svg`, 'limited to 200 bytes'],
  ['a folder of 300 characters', `articles/${'a'.repeat(300)}/index.en.mdx`, 'limited to 200 bytes'],
  ['a language that the site does not have', 'pages/uses/index.tlh.mdx', 'the site has no language tlh'],
  ['words in an unknown language', 'words/constructor.yaml', 'the site has no language constructor'],
  ['a file in place of a folder', 'pictures/drawn/day.svg/a.svg', 'a file, where a folder is expected'],
])('rejects a path with %s, with a reason and without writing anything', async (_, path, message) => {
  const { change, root } = await edit();
  const before = stateOf(root);
  const { status, text } = await change([{ path, text: front, modified: null }]);
  expect(status).toBe(422);
  expect(JSON.parse(text).message).toContain(message);
  expect(text).not.toContain(root);
  expect(stateOf(root)).toEqual(before);
});

test('refuses to remove a missing file, without revealing the site’s folder', async () => {
  const { change, root } = await edit();
  const { status, text } = await change([{ path: 'articles/9-none/index.en.mdx', modified: null }]);
  expect(status).toBe(422);
  expect(text).toContain('does not exist');
  expect(text).not.toContain(root);
});

test('does not list, read or write through symbolic links that lead out of the site’s folder', async () => {
  const { ask, change, root } = await edit();
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  writeFileSync(join(outside, 'secret.svg'), '<svg/>');
  symlinkSync(outside, join(root, 'pictures/out'));
  symlinkSync(join(outside, 'secret.svg'), join(root, 'pictures/secret.svg'));
  symlinkSync(join(outside, 'nothing.svg'), join(root, 'pictures/nothing.svg'));
  expect((await ask('GET', '/files.json')).text).not.toMatch(/secret|nothing\.svg/);
  for (const path of [
    'pictures/secret.svg',
    'pictures/out/secret.svg',
    'pictures/nothing.svg',
    'pictures/out/new.svg',
  ]) {
    expect((await ask('GET', `/${path}`)).status, path).toBe(404);
    const { status, text } = await change([{ path, text: '<svg/>', modified: null }]);
    expect(status, path).toBe(422);
    expect(text).toContain('leads out of the site’s folder');
    expect(text).not.toContain(outside);
  }
  expect(readdirSync(outside)).toEqual(['secret.svg']);
});

test.each(['//', 'http://['])('responds with 400 to the invalid address %s', async (path) => {
  const { ask } = await edit();
  const { status, text } = await ask('GET', path);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({ message: 'invalid address' });
});

test('rejects changes above 20 MB, and a body that is not a list of changes', async () => {
  const { change, root } = await edit();
  const before = stateOf(root);
  const much = await change([{ path: site, text: 'x'.repeat(20_000_000), modified: null }]);
  expect(much.status).toBe(413);
  expect(JSON.parse(much.text)).toEqual({ message: 'the changes of one save are limited to 20 MB' });
  for (const wrong of [{}, 'text', [{ path: 1 }], undefined]) {
    const { status, text } = await change(wrong);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ message: 'expected a list of changes' });
  }
  expect(stateOf(root)).toEqual(before);
});
