import { beforeEach, expect, test, vi } from 'vitest';
import { find, showPage } from '../../tests/support/dom.ts';
import { showToday, startToday } from './today.browser.ts';

const texts =
  'data-one="{{count}} day" data-other="{{count}} days" data-label="Last day:" data-over="Retired" data-over-label="Last day was:"';
const ribbon = `<div data-last-day="2025-12-31" data-numbers="de" ${texts}><strong>99 days</strong> <span>Last day:</span> <time>Dec 31</time></div>`;
const copyright = '<p>© <span data-year>2025</span></p><p>Name</p>';

const shown = () => [
  find('strong').textContent,
  find('[data-last-day] span').textContent,
  find('[data-year]').textContent,
];

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ now: new Date(2025, 11, 29, 12) });
  showPage(`${ribbon}<main></main>${copyright}`);
});

test.each([
  [new Date(2020, 0, 1), ['2.192 days', 'Last day:', '2020']],
  [new Date(2025, 11, 1), ['31 days', 'Last day:', '2025']],
  [new Date(2025, 11, 31, 23, 59), ['1 day', 'Last day:', '2025']],
  [new Date(2026, 0, 1), ['Retired', 'Last day was:', '2026']],
  [new Date(2031, 5, 10), ['Retired', 'Last day was:', '2031']],
])('shows the days left and the year on %s', (now, expected) => {
  vi.setSystemTime(now);
  showToday();
  expect(shown()).toEqual(expected);
});

test('after the last day no locale data is loaded, which would delay the first paint', () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  vi.setSystemTime(new Date(2026, 0, 1));
  showToday();
  expect(shown()[0]).toBe('Retired');
  expect(rules).not.toHaveBeenCalled();
  expect(format).not.toHaveBeenCalled();
});

test('showToday does not throw on a page without ribbon and year', () => {
  showPage('<main></main>');
  expect(() => showToday()).not.toThrow();
});

test('texts that are right already are not rewritten: a screen reader would announce a change', async () => {
  showToday();
  const changes = vi.fn();
  new MutationObserver(changes).observe(document.body, { childList: true, subtree: true, characterData: true });
  showToday();
  await Promise.resolve();
  expect(changes).not.toHaveBeenCalled();
});

test('an open page updates at each midnight', () => {
  startToday();
  expect(shown()[0]).toBe('3 days');
  vi.advanceTimersByTime(12 * 3_600_000);
  expect(shown()[0]).toBe('2 days');
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(shown()).toEqual(['Retired', 'Last day was:', '2026']);
});

test('data-retired is set on the document after the last day, and removed before it', () => {
  const isRetired = () => document.documentElement.hasAttribute('data-retired');
  showToday();
  expect(isRetired()).toBe(false);
  vi.setSystemTime(new Date(2026, 0, 1));
  showToday();
  expect(isRetired()).toBe(true);
  vi.setSystemTime(new Date(2025, 0, 1));
  showToday();
  expect(isRetired()).toBe(false);
});

test('after sleep over midnight the page updates when it becomes visible', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  startToday();
  vi.setSystemTime(new Date(2025, 11, 31, 8));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()[0]).toBe('1 day');
});

test('a hidden page is not updated until it becomes visible', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startToday();
  vi.setSystemTime(new Date(2025, 11, 31, 8));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()[0]).toBe('3 days');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()[0]).toBe('1 day');
});
