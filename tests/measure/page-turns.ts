import type { Page } from '@playwright/test';
import { median } from './lighthouse-page.ts';
import type { PageTurns } from './report-schema.ts';

/**
 * Follows the links of the main menu and measures each from the click to the first paint of the next page.
 * @param open makes a page of a new context
 * @param home address of the home page
 */
export async function measureTurns(open: () => Promise<Page>, home: string): Promise<PageTurns> {
  return {
    pointed: median(await walk(await open(), home, true)),
    unprepared: median(await walk(await open(), home, false)),
  };
}

async function walk(page: Page, home: string, pointing: boolean): Promise<number[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(home);
  await untilReady(page);
  const links = page.locator('header nav a:visible');
  const times: number[] = [];
  for (let index = 1; index < (await links.count()); index += 1) {
    const link = links.nth(index);
    const next = String(await link.getAttribute('href'));
    if (pointing) {
      await link.hover();
      await page.waitForLoadState('networkidle');
    }
    // A click by the pointer would hover first.
    const clicked = await link.evaluate((one: HTMLElement) => {
      const now = performance.timeOrigin + performance.now();
      one.click();
      return now;
    });
    await page.waitForURL(`**${next}`);
    await untilReady(page);
    times.push((await page.evaluate(firstPaint)) - clicked);
  }
  return times;
}

async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}

/** Runs in the browser: the time of the document’s first paint, which is its activation for a prerendered document. */
function firstPaint(): Promise<number> {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) resolve(performance.timeOrigin + Math.max(paint.startTime, visit?.activationStart ?? 0));
    }).observe({ type: 'paint', buffered: true });
  });
}
