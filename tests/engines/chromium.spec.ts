import type { Page } from '@playwright/test';
import { pagePath } from '../../engine/routes/addresses.ts';
import { findDesktopBrowser } from '../support/find-browser.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { isNight, menuLink, scrollDown, scrollTop, themeButton } from '../support/visitor.ts';

const chromium = findDesktopBrowser();
if (!chromium && process.env.TEST_ALL && process.env.TEST_WORKER_INDEX === undefined)
  console.log(
    'no Chromium with a back/forward cache is installed, its tests are skipped (Debian: apt-get install chromium)',
  );
test.skip(!chromium, 'no Chromium with a back/forward cache is installed');

// Playwright’s Chromium has no back/forward cache by default.
test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  viewport: { width: 1280, height: 500 },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
});

/** Goes back or forward; Playwright’s own method does not support the back/forward cache. */
async function go(page: Page, steps: number, to: string): Promise<void> {
  await page.evaluate((steps) => history.go(steps), steps);
  // Between pages there is none to evaluate in.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => undefined)).toBe(to);
}
const isPersisted = (page: Page) => page.evaluate(() => document.documentElement.dataset.persisted);

const blog = pagePath({ page: 'blog' });
const career = pagePath({ page: 'career' });

test('back and forward come from the browser’s cache, with their scroll, and in the theme chosen since', async ({
  page,
}) => {
  await page.goto(blog);
  await ready(page);
  await scrollDown(page, 200);
  await menuLink(page, 'career').dispatchEvent('click');
  await expect(page).toHaveURL(career);
  await ready(page);
  await scrollDown(page, 100);
  const night = await isNight(page);
  await themeButton(page).dispatchEvent('click');
  await expect.poll(() => isNight(page)).toBe(!night);
  await go(page, -1, blog);
  expect(await isPersisted(page)).toBe('true');
  expect(await scrollTop(page)).toBe(200);
  await expect.poll(() => isNight(page)).toBe(!night);
  await go(page, 1, career);
  expect(await isPersisted(page)).toBe('true');
  expect(await scrollTop(page)).toBe(100);
  // The page still works.
  await themeButton(page).dispatchEvent('click');
  await expect.poll(() => isNight(page)).toBe(night);
});
