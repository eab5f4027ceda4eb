import { daysLeft, startOfDay } from 'fitout/browser';

/**
 * The visitor's calendar day: the page may have been built on another. The countdown of the ribbon is written anew where
 * it differs, and `data-retired` on the document says whether the last day is over.
 */

/** Writes what depends on the day. */
export function showToday(): void {
  const now = new Date();
  const ribbon = document.querySelector<HTMLElement>('[data-last-day]');
  if (ribbon) showRibbon(ribbon, startOfDay(now));
  write(document.querySelector('[data-year]'), `${now.getFullYear()}`);
}

let midnight: ReturnType<typeof setTimeout>;

/** Shows the day now, at each local midnight, and when a machine that has slept shows the page again. */
export function startToday(): void {
  updateDaily();
  // Timers stand still while a machine sleeps. A page that is left is hidden first: work then delays the next page.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) updateDaily();
  });
}

function updateDaily(): void {
  showToday();
  clearTimeout(midnight);
  midnight = setTimeout(updateDaily, new Date().setHours(24, 0, 0, 0) - Date.now());
}

function showRibbon({ dataset, children: [days, words] }: HTMLElement, today: number): void {
  const count = daysLeft(dataset.lastDay ?? '', today);
  write(days, count ? describeDays(count, dataset) : dataset.over);
  write(words, count ? dataset.label : dataset.overLabel);
  document.documentElement.toggleAttribute('data-retired', !count);
}

/** Not called when no day is left: loading a language’s numbers takes the browser 10 to 40 ms, before the first paint. */
function describeDays(count: number, { numbers, ...texts }: DOMStringMap): string | undefined {
  const { lang } = document.documentElement;
  const text = texts[new Intl.PluralRules(lang).select(count)];
  return text?.replace('{{count}}', count.toLocaleString(numbers ?? lang));
}

/** What is the same already is left: a change would be seen by observers, and read out. */
function write(element: Element | null | undefined, text: string | undefined): void {
  if (element && text && element.textContent !== text) element.textContent = text;
}
