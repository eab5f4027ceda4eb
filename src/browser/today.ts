import { daysLeft, localDay } from '../i18n/days.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { showYear, write } from './year.ts';

/**
 * The visitor's calendar day. The page may have been built on another: the countdown of the ribbon and the year of the
 * copyright are written anew where they differ.
 */

declare const __COUNTDOWN__: boolean | undefined;

/** Whether the ribbon may count: the build knows of sites without a ribbon, and of those whose last day has passed. */
export const countsDown = typeof __COUNTDOWN__ === 'undefined' || __COUNTDOWN__;

/** Milliseconds from now to the next local midnight, at least 1. */
export function millisecondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}

/**
 * Writes what depends on the day.
 * @param arriving while the page arrives, elements that may not be whole yet are left alone
 */
export function showToday(page: Document, arriving = false): void {
  const today = localDay(new Date());
  const ribbon = countsDown && page.querySelector<HTMLElement>('[data-last-day]');
  if (ribbon && !(arriving && !ribbon.nextElementSibling)) showRibbon(ribbon, today);
  showYear(page, arriving);
}

/** While the page arrives, mends what another day has written before it is painted; then goes on showing the day. */
export function startToday(): void {
  const root = document.documentElement;
  const mend = new MutationObserver(() => showToday(document, true));
  if (root.dataset.built !== localDay(new Date())) mend.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    mend.disconnect();
    keepToday();
  });
}

/** Shows the day at each local midnight, and when the page is seen again. */
export function keepToday(): void {
  const show = () => showToday(document);
  show();
  const wait = () =>
    setTimeout(() => {
      show();
      wait();
    }, millisecondsToMidnight(new Date()));
  wait();
  // Timers stand still while a machine sleeps.
  document.addEventListener('visibilitychange', show);
}

function showRibbon(ribbon: HTMLElement, today: string): void {
  const { lastDay = '', texts = '{}' } = ribbon.dataset;
  const { lang, dataset: page } = document.documentElement;
  const t = makeTranslate(lang, JSON.parse(texts), page.numbers);
  const count = daysLeft(lastDay, today);
  const [days, words] = ribbon.children;
  write(days, count > 0 ? t('retire_days', { count }) : t('retire_done'));
  write(words, count > 0 ? t('retire_last_day') : t('retire_last_day_was'));
}
