import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePath, readSite, siteRoot } from 'fitout/test';
import { expect, holdScripts, ready, standStill, test } from '../../tests/support/fixtures.ts';
import { countdownTo, ribbonOf } from './countdown.ts';

const { text } = await readSite();

/** It counts whole, wherever the visitor is. */
const lastDay = String(/^lastDay: (\S+)$/m.exec(readFileSync(join(siteRoot, 'frame/ribbon.yaml'), 'utf8'))?.[1]);
const { countdown, ribbonText, dayWith, moments } = countdownTo(lastDay, text);

const path = pagePath({ page: 'career' });
const count = (page: Page) => ribbonOf(page).locator('strong');
const note = (page: Page) => page.getByText(text('career_retired_note'));

/** A local time in the visitor's zone as a moment. */
const momentOf = (page: Page, local: string) => page.evaluate((text) => new Date(text).getTime(), local);

/** Keeps what the frames showed of the ribbon, and of the year in the footer. */
async function watchFrames(page: Page): Promise<() => Promise<{ ribbons: string[]; years: string[] }>> {
  await page.addInitScript(() => {
    const seen = { ribbons: new Set<string>(), years: new Set<string>() };
    Object.assign(window, { seen });
    const look = () => {
      const ribbon = document.querySelector('[data-last-day]')?.textContent;
      const year = document.querySelector('[data-year]')?.textContent;
      if (ribbon) seen.ribbons.add(ribbon);
      if (year) seen.years.add(year);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Record<'ribbons' | 'years', Set<string>> };
      return { ribbons: [...seen.ribbons], years: [...seen.years] };
    });
}

// Other zones are tried in ribbon.built.test.ts.
test('it counts the visitor’s days before anything is painted', async ({ page }) => {
  const framesOf = await watchFrames(page);
  await holdScripts(page);
  for (const [local, days] of moments) {
    // The moment stands still, or a second before midnight would be the next day.
    await page.clock.setFixedTime(await momentOf(page, local));
    await page.goto(path);
    await expect(ribbonOf(page), local).toHaveText(ribbonText(days));
    await expect(page.locator('[data-year]')).toHaveText(local.slice(0, 4));
    await expect(note(page)).toBeVisible({ visible: days === 0 });
    // No frame has shown another day, nor another year.
    await expect.poll(framesOf, local).toEqual({ ribbons: [ribbonText(days)], years: [local.slice(0, 4)] });
  }
});

test('at midnight it counts on, and a day later again', async ({ page }) => {
  await standStill(page, await momentOf(page, `${dayWith(3)}T23:59:50`));
  await page.goto(path);
  await page.keyboard.press('Shift');
  await ready(page);
  await expect(count(page)).toHaveText(countdown(3));
  await page.clock.runFor(11_000);
  await expect(count(page)).toHaveText(countdown(2));
  await page.clock.runFor('24:00:00');
  await expect(count(page)).toHaveText(countdown(1));
  await page.clock.runFor('24:00:00');
  await expect(ribbonOf(page)).toHaveText(ribbonText(0));
  await expect(page.locator('[data-year]')).toHaveText(dayWith(0).slice(0, 4));
});

test('a laptop that slept over several days knows the day when it is opened', async ({ page }) => {
  await page.clock.install({ time: await momentOf(page, `${dayWith(12)}T09:00:00`) });
  await page.goto(path);
  await page.keyboard.press('Shift');
  await ready(page);
  await expect(count(page)).toHaveText(countdown(12));
  // Timers stood still: only the clock went on.
  await page.clock.setSystemTime(await momentOf(page, `${dayWith(3)}T09:00:00`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(count(page)).toHaveText(countdown(3));
});

for (const [what, connection] of [
  ['Save-Data', { saveData: true }],
  ['a slow line', { effectiveType: '2g' }],
] as const) {
  test(`with ${what} it is right too, and nothing is loaded for it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
    await page.clock.setFixedTime(`${dayWith(5)}T12:00:00+02:00`);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(ribbonOf(page)).toHaveText(ribbonText(5));
    await expect(page.locator('[data-year]')).toHaveText(dayWith(5).slice(0, 4));
    expect(scripts).toEqual([]);
  });
}

test('its emoji is shown after the first paint, in a place that was kept for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.setFixedTime(await momentOf(page, `${dayWith(0)}T12:00:00`));
  await page.goto(path);
  const emoji = count(page).locator('span');
  const shownAt = (time: number) =>
    emoji.evaluate((element, time) => {
      const [wait] = element.getAnimations();
      if (!wait) throw new Error('nothing waits');
      wait.pause();
      wait.currentTime = time;
      return { shown: getComputedStyle(element).contentVisibility, width: element.getBoundingClientRect().width };
    }, time);
  const [first, last] = [await shownAt(0), await shownAt(999)];
  expect(first.shown).toBe('hidden');
  expect(last.shown).toBe('hidden');
  const end = await emoji.evaluate((element) => {
    for (const wait of element.getAnimations()) wait.finish();
    return { shown: getComputedStyle(element).contentVisibility, width: element.getBoundingClientRect().width };
  });
  expect(end).toEqual({ shown: 'visible', width: first.width });
});

test('without script it says what was true on the day of the build', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expect(ribbonOf(page)).toHaveText(ribbonText(0));
  await expect(note(page)).toBeVisible();
});
