import type { Page } from '@playwright/test';
import { fontNames } from '../../engine/build/fonts/font-names.ts';
import { defaultTheme } from '../../engine/content/theme/default-theme.ts';
import { theme } from '../../engine/content/theme/theme.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { thorough } from '../support/thorough.ts';
import { kinds } from './visits.ts';

/** Loads a page and returns the sum of its layout shifts (https://wicg.github.io/layout-instability/). */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  return shiftsOf(page);
}

/** The sum so far, after pending frames are painted. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as { shifts: number }).shifts;
  });

const some = kinds.filter(({ page }) => ['home', 'about', 'article'].includes(page));
/**
 * Measured for the default font: another line break would be ten times as much. For an owner’s font only a good value
 * is required (https://web.dev/articles/cls).
 */
const maxShift = theme.font === defaultTheme.font ? 0.0012 : 0.1;
const failedRequest = /Failed to load resource/;

for (const to of thorough ? kinds : some) {
  const address = pageAddress(to, 'en');

  test.describe(`${address} without its font`, () => {
    test.use({ expectedMessages: failedRequest });

    test('no layout shift occurs while the page loads', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      expect(await layoutShift(page, address)).toBe(0);
    });
  });

  test(`a font that loads after ${address} is painted causes almost no layout shift`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await layoutShift(page, address);
    // The font has been applied: its shifts are counted.
    await expect(page.locator('link[as=font]')).toHaveCount(0);
    const shift = await shiftsOf(page);
    const fallbacks = await page.evaluate(
      (names) => Promise.all(names.split(', ').map((name) => document.fonts.load(`1em ${name}`).catch(() => []))),
      fontNames(theme.font).fallbacks,
    );
    test.skip(fallbacks.flat().length === 0, 'no fallback font is installed: apt-get install fonts-liberation');
    expect(shift).toBeLessThan(maxShift);
  });
}
