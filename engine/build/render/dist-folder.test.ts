import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beginDist, restoreDist, swapDist } from './dist-folder.ts';

function makeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'last');
  return root;
}

const pageOf = (root: string) => readFileSync(join(root, 'dist/index.html'), 'utf8');

test('swapDist replaces the last site with the new site, and removes the last site', () => {
  const root = makeSite();
  writeFileSync(join(beginDist(root), 'index.html'), 'new');
  expect(pageOf(root)).toBe('last');
  swapDist(root);
  expect(pageOf(root)).toBe('new');
  expect(existsSync(join(root, '.cache/dist-before'))).toBe(false);
});

test('swapDist works if there is no last site', () => {
  const root = makeSite();
  rmSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(beginDist(root), 'index.html'), 'new');
  swapDist(root);
  expect(pageOf(root)).toBe('new');
});

test('restoreDist puts back the last site of a build that was killed between the two moves', () => {
  const root = makeSite();
  beginDist(root);
  renameSync(join(root, 'dist'), join(root, '.cache/dist-before'));
  restoreDist(root);
  expect(pageOf(root)).toBe('last');
});

test('restoreDist does not put back a site that a running build has moved away', () => {
  const root = makeSite();
  beginDist(root);
  renameSync(join(root, 'dist'), join(root, '.cache/dist-before'));
  writeFileSync(join(root, '.cache/build.lock'), String(process.ppid));
  restoreDist(root);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
