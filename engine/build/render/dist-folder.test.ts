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

test('the new site takes the place of the last one, and nothing is left beside it', () => {
  const root = makeSite();
  writeFileSync(join(beginDist(root), 'index.html'), 'new');
  expect(pageOf(root)).toBe('last');
  swapDist(root);
  expect(pageOf(root)).toBe('new');
  expect(existsSync(join(root, '.cache/dist-before'))).toBe(false);
});

test('a first site has no last one', () => {
  const root = makeSite();
  rmSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(beginDist(root), 'index.html'), 'new');
  swapDist(root);
  expect(pageOf(root)).toBe('new');
});

test('after a kill between the two moves the last site is put back', () => {
  const root = makeSite();
  beginDist(root);
  renameSync(join(root, 'dist'), join(root, '.cache/dist-before'));
  restoreDist(root);
  expect(pageOf(root)).toBe('last');
});

test('a site that a running build has moved away is left to that build', () => {
  const root = makeSite();
  beginDist(root);
  renameSync(join(root, 'dist'), join(root, '.cache/dist-before'));
  writeFileSync(join(root, '.cache/build.lock'), String(process.ppid));
  restoreDist(root);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
