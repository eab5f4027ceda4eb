import type { Page } from '@playwright/test';
import { pageAddress, readSite } from 'fitout/test';
import { expect, holdScripts, ready, test } from '../../tests/support/fixtures.ts';

const { text } = await readSite();

const contact = pageAddress({ page: 'contact' }, 'en');
/** How long the joke lasts, in milliseconds. */
const duration = 2000;

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: text('contact_joke_label') });
const joke = (page: Page) => page.getByRole('dialog', { name: text('contact_joke_label') });
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Stops the page’s clock: from then on only the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2025-06-01T12:00:00+02:00'));
}

test.describe('the joke', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: new Date('2025-06-01T10:00:00+02:00') }));

  test('fills the screen for two seconds, locks scrolling and returns the focus', async ({ page }) => {
    await page.goto(contact);
    await ready(page);
    await stopClock(page);
    await opener(page).click();
    await expect(joke(page)).toHaveText(text('contact_joke_page'));
    const box = await joke(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await isScrollLocked(page)).toBe(true);
    await page.clock.runFor(duration - 1);
    await expect(joke(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(joke(page)).toBeHidden();
    expect(await isScrollLocked(page)).toBe(false);
    await expect(opener(page)).toBeFocused();
  });

  test('closes early on Escape, and lasts two seconds again the next time', async ({ page }) => {
    await page.goto(contact);
    await ready(page);
    await stopClock(page);
    await opener(page).press('Enter');
    await page.clock.runFor(duration - 100);
    await page.keyboard.press('Escape');
    await expect(joke(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(duration - 100);
    await expect(joke(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(joke(page)).toBeHidden();
  });

  test('opens on a click before any script has loaded, and closes once the scripts have loaded', async ({ page }) => {
    await stopClock(page);
    const release = await holdScripts(page);
    await page.goto(contact);
    await opener(page).click();
    await expect(joke(page)).toBeVisible();
    release();
    await ready(page);
    await page.clock.runFor(duration);
    await expect(joke(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('closes on a click', async ({ page }) => {
    await page.goto(contact);
    await ready(page);
    await stopClock(page);
    await opener(page).click();
    await joke(page).click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(duration);
    await expect(joke(page)).toBeHidden();
  });
});
