import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';

function makeSite(lock?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.cache'));
  if (lock !== undefined) writeFileSync(join(root, '.cache/build.lock'), lock);
  return root;
}

test('the lock exists while the site is built, and is removed when the build fails', async () => {
  const root = makeSite();
  const file = join(root, '.cache/build.lock');
  expect(await withBuildLock(root, async () => existsSync(file))).toBe(true);
  const failing = withBuildLock(root, async () => {
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(existsSync(file)).toBe(false);
});

test('if another process holds the lock, the error names the process and the lock file to delete', async () => {
  const root = makeSite(String(process.ppid));
  const lock = join(root, '.cache/build.lock');
  await expect(withBuildLock(root, async () => 'built')).rejects.toThrow(
    new RegExp(`another process, ${process.ppid}, is building.*delete ${lock}`),
  );
  expect(existsSync(lock)).toBe(true);
});

test.each([
  ['of a process that has ended', String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['that is empty', ''],
  ['without a number', 'garbage'],
  ['with a negative number', '-1'],
])('a lock %s is ignored', async (_, lock) => {
  expect(await withBuildLock(makeSite(lock), async () => 'built')).toBe('built');
});
