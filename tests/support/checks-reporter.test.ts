import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { annotationOf, type PageCheck } from './checks-record.ts';
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

const check = (address: string, language: string, width: number, theme = 'light'): PageCheck => {
  return { address, language, width, theme, findings: 0 };
};
const checks = [
  check('/', 'en', 1280),
  check('/', 'en', 390, 'dark'),
  check('/sv', 'sv', 390),
  check('/about', 'en', 390),
];

function report(
  own: boolean,
  status: FullResult['status'],
  annotated: PageCheck[],
  titles: string[] = ['a test'],
): void {
  const reporter = new ChecksReporter({ root, own });
  const result = { status: status === 'passed' ? 'passed' : 'failed', annotations: annotated.map(annotationOf) };
  reporter.onTestEnd({ titlePath: () => titles } as TestCase, result as TestResult);
  reporter.onEnd({ status } as FullResult);
}

const file = () => join(root, 'checks.json');

test('counts the checked pages and writes the record when all tests have passed', () => {
  report(true, 'passed', checks);
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

test('the record names the other browsers whose tests have passed on the tests’ own site', () => {
  report(false, 'passed', [], ['', 'tests/engines/engines.spec.ts', 'Firefox', 'pages turn']);
  report(true, 'passed', checks);
  expect(JSON.parse(readFileSync(file(), 'utf8')).engines).toEqual(['Chromium', 'Firefox']);
});

test.each(['failed', 'interrupted', 'timedout'] as const)('a run with the status %s writes no record', (status) => {
  report(true, status, checks);
  expect(existsSync(file())).toBe(false);
});

test('the tests’ own site gets no record, nor does a run that checked no page', () => {
  report(false, 'passed', checks);
  report(true, 'passed', []);
  expect(existsSync(file())).toBe(false);
});
