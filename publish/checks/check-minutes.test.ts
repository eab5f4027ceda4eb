import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeProblem } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read-content.ts';
import { checkMinutes } from './check-minutes.ts';

const root = join(import.meta.dirname, '../..');
const file = 'content/articles/9-soft-skills/en.mdx';

/** The warnings about a copy of the content in which one article states other minutes. */
async function warningsWith(minutes: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'minutes-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  const before = readFileSync(join(copy, file), 'utf8');
  const after = before.replace(/^minutes: .*\n/m, minutes);
  expect(after).not.toBe(before);
  writeFileSync(join(copy, file), after);
  return checkMinutes(copy, await readContent(copy)).map(describeProblem);
}

test('no article of the project is far from the minutes that it states', async () => {
  expect(checkMinutes(root, await readContent(root)).map(describeProblem)).toEqual([]);
});

test('minutes that are far from the text are reported with their line, and nothing fails', async () => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.startsWith('minutes:')) + 1;
  const [warning, ...others] = await warningsWith('minutes: 40\n');
  expect(warning).toMatch(/: 40 are stated, the \d+ words take about \d+$/);
  expect(warning).toContain(`${file}:${line} minutes: `);
  expect(others).toEqual([]);
});

test('where none are stated there is nothing to warn of', async () => {
  expect(await warningsWith('')).toEqual([]);
});
