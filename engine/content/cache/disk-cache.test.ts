import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cachePath } from './disk-cache.ts';

const name = `test-${process.pid}`;
const folder = cachePath(name, '');
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A cache with empty memory: entries of other tests would hide changes of files. */
async function freshCache() {
  vi.resetModules();
  return { ...(await import('./disk-cache.ts')), ...(await import('./memory-cache.ts')) };
}

async function maker() {
  const { cache } = await freshCache();
  let made = 0;
  const make = async () => ({ files: new Map([['/a.pdf', Buffer.from('a file')]]), number: ++made });
  return (part: string) => cache(name, [part], make, { large: true });
}

test('returns the cached value for the same parts, with its Maps and Buffers', async () => {
  const ask = await maker();
  const first = await ask('one');
  const again = await ask('one');
  expect(again).toEqual(first);
  expect(again.files.get('/a.pdf')?.toString()).toBe('a file');
  expect((await ask('another')).number).toBe(2);
});

test.each([
  ['a running clock', () => {}],
  // File times do not depend on this clock, except those that the cache sets.
  ['a clock stopped in the past', () => void vi.useFakeTimers({ now: 1, toFake: ['Date'] })],
])('keeps only the most recently used large entries, with %s', async (_, setClock) => {
  setClock();
  const ask = await maker();
  await ask('used');
  for (let part = 0; part < 10; part++) {
    await ask(String(part));
    expect((await ask('used')).number).toBe(1);
  }
  expect(readdirSync(folder)).toHaveLength(6);
});

test('memoize keeps a value until one of its watched files, or a file in a watched folder, changes', async () => {
  const { forgetFile, memoize, watchFiles } = await freshCache();
  let made = 0;
  const ask = () => memoize('an article', () => ++made, ['/a', '/a/en.mdx', '/a/de.mdx']);
  expect([ask(), ask()]).toEqual([1, 2]);
  watchFiles();
  expect([ask(), ask()]).toEqual([3, 3]);
  for (const [file, number] of [
    ['/a/de.mdx', 4],
    ['/b/de.mdx', 4],
    ['/a/picture.png', 5],
  ] as const) {
    forgetFile(file);
    expect([ask(), ask()]).toEqual([number, number]);
  }
  watchFiles();
  expect(ask()).toBe(6);
});

test('does not keep a failure, even with values kept in memory', async () => {
  const { cache, keepInMemory } = await freshCache();
  keepInMemory();
  let asked = 0;
  const ask = () =>
    cache(name, ['fails once'], async () => {
      if (++asked === 1) throw new Error('once');
      return asked;
    });
  await expect(ask()).rejects.toThrow('once');
  expect(await ask()).toBe(2);
  expect(await ask()).toBe(2);
});

/** Damage as from a full disk, a crash or a bad sector. */
const damages: [string, (data: Buffer) => Buffer][] = [
  ['emptied', () => Buffer.alloc(0)],
  ['cut in half', (data) => data.subarray(0, data.length / 2)],
  ['changed in one bit', (data) => Buffer.concat([data.subarray(0, -1), Buffer.from([Number(data.at(-1)) ^ 1])])],
  ['overwritten with garbage', () => Buffer.from('garbage')],
];

test.each(damages)('recomputes a damaged entry: %s', async (_, damage) => {
  const ask = await maker();
  await ask('one');
  const file = join(folder, String(readdirSync(folder)[0]));
  writeFileSync(file, damage(readFileSync(file)));
  expect((await ask('one')).number).toBe(2);
  expect((await ask('one')).number).toBe(2);
});

test.each(damages)('rewrites a cached folder with a damaged file: %s', async (_, damage) => {
  const { cacheFolder } = await freshCache();
  const write = async (path: string) => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'a.js'), 'a file');
  };
  const made = await cacheFolder(name, ['files'], write);
  writeFileSync(join(made, 'a.js'), damage(Buffer.from('a file')));
  await cacheFolder(name, ['files'], write);
  expect(readFileSync(join(made, 'a.js'), 'utf8')).toBe('a file');
});

test('cacheFolder keeps a folder only once all of its files are written', async () => {
  const { cacheFolder } = await freshCache();
  const write = async (path: string) => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'a.js'), 'a');
  };
  const broken = async (path: string) => {
    await write(path);
    throw new Error('stopped');
  };
  await expect(cacheFolder(name, ['files'], broken)).rejects.toThrow('stopped');
  const made = await cacheFolder(name, ['files'], write);
  expect(readFileSync(join(made, 'a.js'), 'utf8')).toBe('a');
  expect(await cacheFolder(name, ['files'], broken)).toBe(made);
});
