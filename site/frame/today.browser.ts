import { daysLeft, startOfDay } from 'fitout/browser';

/**
 * Updates the page to the visitor’s calendar day, which may differ from the day of the build: rewrites the countdown of
 * the ribbon if it differs, and sets `data-retired` on the document after the last day.
 */

/** Updates the texts that depend on the day. */
export function showToday(): void {
  const now = new Date();
  const ribbon = document.querySelector<HTMLElement>('[data-last-day]');
  if (ribbon) showRibbon(ribbon, startOfDay(now));
  setText(document.querySelector('[data-year]'), `${now.getFullYear()}`);
}

let midnight: ReturnType<typeof setTimeout>;

/** Shows the day now, at each local midnight, and when the page becomes visible again, as after sleep. */
export function startToday(): void {
  updateDaily();
  // Timers stop while a machine sleeps. Hiding needs no update: on leaving the page, work would delay the next one.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) updateDaily();
  });
}

function updateDaily(): void {
  showToday();
  clearTimeout(midnight);
  midnight = setTimeout(updateDaily, new Date().setHours(24, 0, 0, 0) - Date.now());
}

function showRibbon({ dataset, children: [days, label] }: HTMLElement, today: number): void {
  const count = daysLeft(dataset.lastDay ?? '', today);
  setText(days, count ? describeDays(count, dataset) : dataset.over);
  setText(label, count ? dataset.label : dataset.overLabel);
  document.documentElement.toggleAttribute('data-retired', !count);
}

/** Not called after the last day: loading a locale’s numbers takes the browser 10 to 40 ms, before the first paint. */
function describeDays(count: number, { numbers, ...texts }: DOMStringMap): string | undefined {
  const { lang } = document.documentElement;
  const text = texts[new Intl.PluralRules(lang).select(count)];
  return text?.replace('{{count}}', count.toLocaleString(numbers ?? lang));
}

/** Leaves an equal text untouched: a change would be noticed by observers and announced. */
function setText(element: Element | null | undefined, text: string | undefined): void {
  if (element && text && element.textContent !== text) element.textContent = text;
}
