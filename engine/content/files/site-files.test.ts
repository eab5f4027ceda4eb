import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isChangedSince } from './site-files.ts';

const [before, start, after] = [1_000, 2_000, 3_000];
let root: string;

const touch = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'words'));
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, 'words/en.yaml'), 'name: Thandi\n');
  writeFileSync(join(root, '.cache/entry'), '');
  for (const path of ['words/en.yaml', 'words', '.cache/entry', '.cache']) touch(path, before);
});

test('saving a file in .cache does not change the site', () => {
  touch('.cache/entry', after);
  expect(isChangedSince(root, start * 1_000)).toBe(false);
});

test('saving a file changes the site', () => {
  touch('words/en.yaml', after);
  expect(isChangedSince(root, start * 1_000)).toBe(true);
});

test.each(['added', 'removed'])('a file that is %s changes the site', (what) => {
  if (what === 'added') {
    writeFileSync(join(root, 'words/zu.yaml'), '');
    touch('words/zu.yaml', before);
  } else rmSync(join(root, 'words/en.yaml'));
  expect(isChangedSince(root, start * 1_000)).toBe(true);
});
