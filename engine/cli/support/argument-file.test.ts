import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArgumentFile } from './argument-file.ts';

function write(name: string, bytes: Uint8Array): string {
  const root = mkdtempSync(join(tmpdir(), 'argument-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, name), bytes);
  return join(root, name);
}

test('reads a file unchanged, including its byte order mark', () => {
  expect(readArgumentFile(write('texts.csv', Buffer.from('\uFEFFkey,olá\n')))).toBe('\uFEFFkey,olá\n');
});

test('rejects a file that is not UTF-8, with advice on how to save a CSV file', () => {
  const latin = Buffer.from('key,olá\n', 'latin1');
  expect(() => readArgumentFile(write('texts.csv', latin))).toThrow(
    /texts\.csv: this is not valid UTF-8 text: save it as “CSV UTF-8”$/,
  );
  expect(() => readArgumentFile(write('resume.json', latin))).toThrow(/resume\.json: this is not valid UTF-8 text$/);
});
