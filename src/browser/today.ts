import { daysLeft, startOfDay } from '../i18n/days.ts';
import { showYear, write } from './year.ts';

/**
 * The visitor's calendar day. The page may have been built on another: the countdown of the ribbon and the year of the
 * copyright are written anew where they differ.
 */

declare const __COUNTDOWN__: boolean | undefined;

/** Whether there is a ribbon: the build knows of sites without one. */
export const countsDown = typeof __COUNTDOWN__ === 'undefined' || __COUNTDOWN__;

/** Writes what depends on the day. What may not be whole yet while the page arrives is left alone. */
export function showToday(): void {
  const ribbon = document.querySelector<HTMLElement>('[data-label]');
  // Something always follows it: then it is whole.
  if (ribbon?.nextSibling) showRibbon(ribbon);
  showYear();
}

/** While the page arrives, mends what another day has written before it is painted; then goes on showing the day. */
export function startToday(): void {
  const mend = new MutationObserver(showToday);
  mend.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    mend.disconnect();
    keepToday();
    // Timers stand still while a machine sleeps.
    document.addEventListener('visibilitychange', keepToday);
  });
}

let midnight: ReturnType<typeof setTimeout>;

/** Shows the day, and at each local midnight the next one. */
export function keepToday(): void {
  showToday();
  clearTimeout(midnight);
  midnight = setTimeout(keepToday, new Date().setHours(24, 0, 0, 0) - Date.now());
}

function showRibbon({ dataset, children: [days, words] }: HTMLElement): void {
  const count = daysLeft(dataset.lastDay ?? '', startOfDay(new Date()));
  const isOver = count === 0;
  const { lang } = document.documentElement;
  const left = dataset[new Intl.PluralRules(lang).select(count)];
  write(days, isOver ? dataset.over : left?.replace('{{count}}', count.toLocaleString(dataset.numbers ?? lang)));
  write(words, isOver ? dataset.overLabel : dataset.label);
  // What a page says because it is over.
  document.querySelector('[data-after]')?.toggleAttribute('hidden', !isOver);
}
