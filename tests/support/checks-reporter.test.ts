import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Look, noteOf } from './checks-record.ts';
import ChecksReporter from './checks-reporter.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checks-'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.useFakeTimers({ now: new Date(2027, 2, 4, 23, 30) });
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const look = (address: string, language: string, width: number, theme = 'light'): Look => {
  return { address, language, width, theme, findings: 0 };
};
const looks = [look('/', 'en', 1280), look('/', 'en', 390, 'dark'), look('/sv', 'sv', 390), look('/about', 'en', 390)];

function report(own: boolean, status: FullResult['status'], notes: Look[], titles: string[] = ['a test']): void {
  const reporter = new ChecksReporter({ root, own });
  const result = { status: status === 'passed' ? 'passed' : 'failed', annotations: notes.map(noteOf) };
  reporter.onTestEnd({ titlePath: () => titles } as TestCase, result as TestResult);
  reporter.onEnd({ status } as FullResult);
}

const file = () => join(root, 'checks.json');

test('what was looked at is counted, and written down when all has passed', () => {
  report(true, 'passed', looks);
  expect(readFileSync(file(), 'utf8')).toBe(`{
  "date": "2027-03-04",
  "pages": 3,
  "languages": 2,
  "themes": 2,
  "widths": [390, 1280],
  "findings": 0,
  "engines": ["Chromium"]
}
`);
});

test('the other browsers are named where their tests were run on the tests’ own site', () => {
  report(false, 'passed', [], ['', 'tests/engines/engines.spec.ts', 'Firefox', 'pages turn']);
  report(true, 'passed', looks);
  expect(JSON.parse(readFileSync(file(), 'utf8')).engines).toEqual(['Chromium', 'Firefox']);
});

test.each(['failed', 'interrupted', 'timedout'] as const)('a run that has %s is not a record', (status) => {
  report(true, status, looks);
  expect(existsSync(file())).toBe(false);
});

test('the tests’ own site gets no record, and neither does a run that looked at nothing', () => {
  report(false, 'passed', looks);
  report(true, 'passed', []);
  expect(existsSync(file())).toBe(false);
});
