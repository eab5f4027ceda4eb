import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath, readSite, siteRoot } from 'fitout/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { one, openBuilt, textOf } from '../../tests/support/by-role.ts';
import { showToday, startToday } from '../frame/today.browser.ts';
import { countdownTo } from './countdown.ts';

// The built ribbon on the day of the visit; ribbon.spec.ts tests that a browser updates it before it paints.

const { languages, text } = await readSite();

const lastDay = String(/^lastDay: (\S+)$/m.exec(readFileSync(join(siteRoot, 'frame/ribbon.yaml'), 'utf8'))?.[1]);
const { countdown, ribbonText, dayWith, moments } = countdownTo(lastDay, text);
const { TZ: originalZone } = process.env;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalZone;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(language = 'en'): Document {
  const page = openBuilt(pagePath({ page: 'career' }, language)).cloneNode(true) as Document;
  vi.stubGlobal('document', page);
  return page;
}

const ribbonOf = (page: Document) => one(page, 'banner').querySelector('[data-last-day]') as Element;
const countOf = (page: Document) => textOf(ribbonOf(page).querySelector('strong') as Element);
const yearOf = (page: Document) => page.querySelector('[data-year]')?.textContent;
/** Whether the attribute is set by which the styles show the retirement note. */
const isRetired = (page: Document) => page.documentElement.hasAttribute('data-retired');

/** Sets the visitor's clock. */
function setClock(local: string, zone?: string): void {
  if (zone) process.env.TZ = zone;
  vi.setSystemTime(new Date(local));
}

test('the ribbon shows the days left on the day of the visit, not of the build', () => {
  const page = open();
  expect(textOf(one(page, 'main'))).toContain('The ribbon at the top is right');
  for (const [day, words] of [
    ['2025-12-30', 'Retiring in 2 days Last day: Wed, Dec 31, 2025'],
    ['2025-12-31', 'Retiring in 1 day Last day: Wed, Dec 31, 2025'],
    ['2026-01-01', 'Retired 🎉 Last day was Wed, Dec 31, 2025'],
  ] as const) {
    setClock(`${day}T23:59:58`, 'Africa/Johannesburg');
    showToday();
    expect(ribbonOf(page).textContent).toBe(words);
    expect(isRetired(page), day).toBe(day > '2025-12-31');
  }
});

const zones = ['Africa/Johannesburg', 'Pacific/Auckland', 'America/Los_Angeles'];

test.each(zones)('%s: the ribbon counts days in the visitor’s time zone', (zone) => {
  const page = open();
  for (const [local, days] of moments) {
    setClock(local, zone);
    showToday();
    expect(ribbonOf(page).textContent, local).toBe(ribbonText(days));
    expect(yearOf(page), local).toBe(local.slice(0, 4));
    expect(isRetired(page), local).toBe(days === 0);
  }
});

test.each(zones)('%s: the ribbon of an open page updates at midnight, and again a day later', (zone) => {
  const page = open();
  setClock(`${dayWith(3)}T23:59:50`, zone);
  startToday();
  expect(countOf(page)).toBe(countdown(3));
  vi.advanceTimersByTime(11_000);
  expect(countOf(page)).toBe(countdown(2));
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(countOf(page)).toBe(countdown(1));
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(ribbonOf(page).textContent).toBe(ribbonText(0));
  expect(yearOf(page)).toBe(dayWith(0).slice(0, 4));
});

test.each([
  '2025-03-08', // 9 March has 23 hours
  '2025-11-01', // 2 November has 25 hours
])('days on which the clocks change count as one day each: after %s', (before) => {
  const days = (Date.parse(lastDay) - Date.parse(before)) / 86_400_000 + 1;
  const page = open();
  setClock(`${before}T23:59:50`, 'America/Los_Angeles');
  startToday();
  expect(countOf(page)).toBe(countdown(days));
  vi.advanceTimersByTime(11_000);
  expect(countOf(page)).toBe(countdown(days - 1));
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(countOf(page)).toBe(countdown(days - 2));
});

test.each(languages)('the ribbon has texts for many days, one day and no days left in %s', (language) => {
  const page = open(language);
  for (const days of [31, 1831, 1, 0]) {
    setClock(`${dayWith(days)}T10:00:00`);
    showToday();
    expect(ribbonOf(page).textContent).toBe(ribbonText(days, language));
  }
});
