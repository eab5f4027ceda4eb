import { daysLeft, localDay } from '../i18n/days.ts';
import { showYear, write } from './year.ts';

/**
 * The visitor's calendar day. The page may have been built on another: the countdown of the ribbon and the year of the
 * copyright are written anew where they differ.
 */

declare const __COUNTDOWN__: boolean | undefined;

/** Whether there is a ribbon: the build knows of sites without one. */
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
  const ribbon = countsDown && page.querySelector<HTMLElement>('[data-says]');
  if (ribbon && !(arriving && !ribbon.nextElementSibling)) showRibbon(page, ribbon, today);
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

function showRibbon(page: Document, ribbon: HTMLElement, today: string): void {
  const { lastDay = '', numbers, says = '' } = ribbon.dataset;
  const count = daysLeft(lastDay, today);
  const form = count > 0 ? new Intl.PluralRules(page.documentElement.lang).select(count) : 'over';
  const [left, label]: [string, string] = JSON.parse(says)[form];
  const [days, words] = ribbon.children;
  write(days, left.replace('{{count}}', new Intl.NumberFormat(numbers).format(count)));
  write(words, label);
  // What a page says because it is over.
  for (const note of page.querySelectorAll<HTMLElement>('[data-over]')) note.hidden = count > 0;
}
