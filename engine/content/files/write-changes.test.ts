import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChanges } from './write-changes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(join(root, 'old'));
  writeFileSync(join(root, 'old/a.txt'), 'a');
  writeFileSync(join(root, 'b.txt'), 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes, changes and removes files', () => {
  writeChanges(
    root,
    new Map([
      ['new/c.txt', 'c'],
      ['b.txt', 'B'],
      ['old', undefined],
    ]),
  );
  expect(readFileSync(join(root, 'new/c.txt'), 'utf8')).toBe('c');
  expect(readFileSync(join(root, 'b.txt'), 'utf8')).toBe('B');
  expect(readdirSync(root).sort()).toEqual(['.cache', 'b.txt', 'new']);
});

test('restores every file if one cannot be written', () => {
  const changes = new Map([
    ['old', undefined],
    ['b.txt', 'B'],
    // Fails, because b.txt is a file and not a folder.
    ['b.txt/c.txt', 'c'],
  ]);
  expect(() => writeChanges(root, changes)).toThrow();
  expect(readFileSync(join(root, 'old/a.txt'), 'utf8')).toBe('a');
  expect(readFileSync(join(root, 'b.txt'), 'utf8')).toBe('b');
});

test('refuses to write outside the root', () => {
  expect(() => writeChanges(root, new Map([['../outside.txt', 'x']]))).toThrow('is outside');
});
