import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeVersion } from './code-version.ts';

function makeProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'code-'));
  for (const folder of ['src', 'publish']) mkdirSync(join(root, folder));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

test('the same code in two folders has the same version', () => {
  const files = { 'src/a.ts': '1', 'publish/b.css': '2' };
  expect(codeVersion(makeProject(files))).toBe(codeVersion(makeProject(files)));
  expect(codeVersion(makeProject(files))).toMatch(/^[0-9a-f]{12}$/);
});

test.each([
  ['a changed file', { 'src/a.ts': '2' }],
  ['a moved file', { 'publish/a.ts': '1' }],
  ['an added file', { 'src/a.ts': '1', 'src/b.css': '' }],
])('%s changes the version', (_, files) => {
  expect(codeVersion(makeProject(files))).not.toBe(codeVersion(makeProject({ 'src/a.ts': '1' })));
});

test('tests and Markdown files do not affect the version', () => {
  const files = { 'src/a.ts': '1', 'src/a.test.ts': '2', 'src/notes.md': '3' };
  expect(codeVersion(makeProject(files))).toBe(codeVersion(makeProject({ 'src/a.ts': '1' })));
});
