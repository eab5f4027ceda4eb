import type { Page } from '@playwright/test';
import { pagePath } from '../../engine/routes/addresses.ts';
import { findDesktopBrowser } from '../support/find-browser.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import {
  foreign,
  isNight,
  languageButton,
  languageLink,
  menuLink,
  scrollDown,
  scrollTop,
  themeButton,
} from '../support/visitor.ts';

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
  // Later: the page could be gone before the call has returned.
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), steps);
  // Evaluating fails while one page replaces another.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => undefined)).toBe(to);
}
const isPersisted = (page: Page) => page.evaluate(() => document.documentElement.dataset.persisted);

const blog = pagePath({ page: 'blog' });
const career = pagePath({ page: 'career' });

test('back and forward use the back/forward cache, keep the scroll position, and show the current theme', async ({
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

test('a page left with the command menu open is restored with the menu closed and working', async ({ page }) => {
  await page.goto(blog);
  await ready(page);
  await menuLink(page, 'career').click();
  await expect(page).toHaveURL(career);
  await ready(page);
  const dialog = page.getByRole('dialog', { name: text('command_open') });
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('a');
  await go(page, -1, blog);
  await go(page, 1, career);
  expect(await isPersisted(page)).toBe('true');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('option', { name: text('nav_link_skills'), exact: true }).click();
  await expect(page).toHaveURL(pagePath({ page: 'skills' }));
  await go(page, -1, career);
  await expect(dialog).toHaveCount(0);
});

test('a page left with the language list open is restored with a working list', async ({ page }) => {
  await page.goto(career);
  await ready(page);
  await languageButton(page).click();
  await expect(languageLink(page, foreign)).toBeVisible();
  await page.evaluate((to) => location.assign(to), blog);
  await expect(page).toHaveURL(blog);
  await go(page, -1, career);
  expect(await isPersisted(page)).toBe('true');
  if (!(await languageLink(page, foreign).isVisible())) await languageButton(page).click();
  await languageLink(page, foreign).click();
  await expect(page).toHaveURL(pagePath({ page: 'career' }, foreign));
  await go(page, -1, career);
  await expect(languageLink(page, foreign)).toBeHidden();
});

test('a page left with the narrow-screen menu open is restored with it; the menu closes, the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(blog);
  await ready(page);
  const menu = page.locator('dialog#menu');
  await page.getByRole('button', { name: text('nav_menu_open') }).click();
  await expect(menu).toBeVisible();
  await page.evaluate((to) => location.assign(to), career);
  await expect(page).toHaveURL(career);
  await ready(page);
  await go(page, -1, blog);
  expect(await isPersisted(page)).toBe('true');
  // The current history entry is the one that the open menu has added.
  await menu.getByRole('button', { name: text('nav_menu_close') }).click();
  await expect(menu).toBeHidden();
  await scrollDown(page, 200);
  expect(await scrollTop(page)).toBe(200);
  await page.getByRole('button', { name: text('nav_menu_open') }).click();
  await menu.getByRole('link', { name: text('nav_link_career'), exact: true }).click();
  await expect(page).toHaveURL(career);
  await go(page, -1, blog);
  await expect(menu).toBeHidden();
});
