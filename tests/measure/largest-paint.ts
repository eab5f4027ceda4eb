import type { Browser } from '@playwright/test';
import { median } from './lighthouse-page.ts';
import { visitor, waitUntilIdle } from './page-turns.ts';

/**
 * Opens pages alternately, each time in a new context and without throttling, and times their largest paint.
 * @param browser with a window of `windowSize`
 * @param addresses by name
 * @param rounds visits of each page that count; one more before them fills the servers' caches
 * @returns medians in milliseconds since the navigation started, by name
 */
export async function measureLargestPaint(
  browser: Browser,
  addresses: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Record<string, number>> {
  const visits: { name: string; time: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const context = await browser.newContext(visitor);
      const page = await context.newPage();
      await page.goto(address);
      await waitUntilIdle(page);
      const time = await page.evaluate(largestPaint);
      await context.close();
      if (round > 0) visits.push({ name, time });
    }
  }
  const timesOf = (wanted: string) => visits.filter(({ name }) => name === wanted).map(({ time }) => time);
  return Object.fromEntries(Object.keys(addresses).map((name) => [name, Math.round(median(timesOf(name)))]));
}

/** Runs in the browser. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
