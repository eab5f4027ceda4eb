import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheNewest } from './disk-cache.ts';
import { projectRoot } from './site-root.ts';

const name = `test-${process.pid}`;
const folder = join(projectRoot, '.cache', name);
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** What a build makes, and how often it had to make it. */
function maker() {
  let made = 0;
  const make = async () => ({ files: new Map([['/a.pdf', Buffer.from('a file')]]), number: ++made });
  return (part: string) => cacheNewest(name, [part], make);
}

test('what was made of the same parts is taken from the cache, with its Maps and Buffers', async () => {
  const ask = maker();
  const first = await ask('one');
  const again = await ask('one');
  expect(again).toEqual(first);
  expect(again.files.get('/a.pdf')?.toString()).toBe('a file');
  expect((await ask('another')).number).toBe(2);
});

test.each([
  ['a clock that runs', () => {}],
  // Times of files do not come from this clock: only those that are set do.
  ['a clock that stands still in the past', () => void vi.useFakeTimers({ now: 1, toFake: ['Date'] })],
])('only the newest are kept, and what is used counts as new: %s', async (_, setClock) => {
  setClock();
  const ask = maker();
  await ask('used');
  for (let part = 0; part < 10; part++) {
    await ask(String(part));
    expect((await ask('used')).number).toBe(1);
  }
  expect(readdirSync(folder)).toHaveLength(6);
});

test('what was made of files is made again when one of them changes, comes or goes, or when it is forgotten', async () => {
  // Other tests read files that change unseen.
  vi.resetModules();
  const { recallOfFiles, watchFiles } = await import('./disk-cache.ts');
  const files = ['a.mdx', 'b.mdx'].map((file) => join(folder, file));
  mkdirSync(folder, { recursive: true });
  writeFileSync(String(files[0]), 'one');
  let made = 0;
  const ask = () => recallOfFiles('an article', files, () => ++made);
  expect([ask(), ask()]).toEqual([1, 2]);
  watchFiles();
  expect([ask(), ask()]).toEqual([3, 3]);
  writeFileSync(String(files[0]), 'another');
  expect([ask(), ask()]).toEqual([4, 4]);
  writeFileSync(String(files[1]), 'a second');
  expect([ask(), ask()]).toEqual([5, 5]);
  rmSync(String(files[1]));
  expect([ask(), ask()]).toEqual([6, 6]);
  watchFiles();
  expect(ask()).toBe(7);
});
