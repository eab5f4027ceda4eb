import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecord } from '../../publish/overrides/overrides.ts';
import { blobId } from '../../publish/overrides/record.ts';
import { Misuse, NotDone } from '../support/command-line.ts';
import { acceptOverrides, reportOverrides, takeOverride } from './overrides-command.ts';

const card = 'src/ui/card.tsx';
const before = 'export const Card = () => null;\n';

let root = '';
const roots = () => ({ projectRoot: root, siteRoot: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const said = () => vi.mocked(console.log).mock.calls.flat().join('\n');

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  root = mkdtempSync(join(tmpdir(), 'overrides-'));
  write(card, before);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('a component that is taken lies in overrides/ as it was, with what it was made from', () => {
  takeOverride(roots(), card);
  expect(read(`overrides/${card}`)).toBe(before);
  expect(readRecord(root)).toEqual({ [card]: blobId(before) });
});

test('what is taken already stays', () => {
  takeOverride(roots(), card);
  write(`overrides/${card}`, 'mine');
  expect(() => takeOverride(roots(), card)).toThrow(NotDone);
  expect(read(`overrides/${card}`)).toBe('mine');
});

test.each(['src/ui/crad.tsx', 'src/content/site.ts', '../outside.tsx'])('%s cannot be taken', (path) => {
  expect(() => takeOverride(roots(), path)).toThrow(Misuse);
  expect(existsSync(join(root, 'overrides'))).toBe(false);
});

test('what has changed under a file is shown line by line until it is accepted', () => {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root });
  git('init', '--quiet');
  git('add', card);
  takeOverride(roots(), card);
  write(card, `${before}export const Border = 2;\n`);
  reportOverrides(roots());
  expect(said()).toContain(`${card}: changed since it was replaced`);
  expect(said()).toContain('    +export const Border = 2;');
  acceptOverrides(roots(), [card]);
  vi.mocked(console.log).mockClear();
  reportOverrides(roots());
  expect(said()).toBe(`${card}: as it was when it was replaced`);
});

test('a file that was made by hand is recorded by accepting it', () => {
  write(`overrides/${card}`, 'mine');
  reportOverrides(roots());
  expect(said()).toContain(`${card}: not recorded`);
  acceptOverrides(roots(), []);
  expect(readRecord(root)).toEqual({ [card]: blobId(before) });
  expect(() => acceptOverrides(roots(), ['src/ui/other.tsx'])).toThrow(Misuse);
});

test('tsc is given what holds each file to its original', () => {
  takeOverride(roots(), card);
  reportOverrides(roots());
  expect(read('.cache/overrides/fit.ts')).toContain(`from '../../overrides/${card}'`);
  rmSync(join(root, 'overrides'), { recursive: true });
  reportOverrides(roots());
  expect(existsSync(join(root, '.cache/overrides/fit.ts'))).toBe(false);
});
