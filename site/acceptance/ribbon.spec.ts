import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePath, readSite, siteRoot } from 'fitout/test';
import { expect, freezeClock, holdScripts, ready, test } from '../../tests/support/fixtures.ts';
import { countdownTo, ribbonOf } from './countdown.ts';

const { text } = await readSite();

/** The last day counts as a full day, in any time zone of the visitor. */
const lastDay = String(/^lastDay: (\S+)$/m.exec(readFileSync(join(siteRoot, 'frame/ribbon.yaml'), 'utf8'))?.[1]);
const { countdown, ribbonText, dayWith, moments } = countdownTo(lastDay, text);

const path = pagePath({ page: 'career' });
const count = (page: Page) => ribbonOf(page).locator('strong');
const note = (page: Page) => page.getByText(text('career_retired_note'));

/** A local time in the visitor’s zone, in milliseconds since 1970. */
const momentOf = (page: Page, local: string) => page.evaluate((text) => new Date(text).getTime(), local);

/** Records the texts of the ribbon, and of the year in the footer, in each frame. */
async function watchFrames(page: Page): Promise<() => Promise<{ ribbons: string[]; years: string[] }>> {
  await page.addInitScript(() => {
    const seen = { ribbons: new Set<string>(), years: new Set<string>() };
    Object.assign(window, { seen });
    const record = () => {
      const ribbon = document.querySelector('[data-last-day]')?.textContent;
      const year = document.querySelector('[data-year]')?.textContent;
      if (ribbon) seen.ribbons.add(ribbon);
      if (year) seen.years.add(year);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Record<'ribbons' | 'years', Set<string>> };
      return { ribbons: [...seen.ribbons], years: [...seen.years] };
    });
}

// ribbon.built.test.ts tests other time zones.
test('the ribbon shows the visitor’s days left before anything is painted', async ({ page }) => {
  const framesOf = await watchFrames(page);
  await holdScripts(page);
  for (const [local, days] of moments) {
    // The clock is fixed, or a second before midnight would become the next day.
    await page.clock.setFixedTime(await momentOf(page, local));
    await page.goto(path);
    await expect(ribbonOf(page), local).toHaveText(ribbonText(days));
    await expect(page.locator('[data-year]')).toHaveText(local.slice(0, 4));
    await expect(note(page)).toBeVisible({ visible: days === 0 });
    // No frame has shown another day, nor another year.
    await expect.poll(framesOf, local).toEqual({ ribbons: [ribbonText(days)], years: [local.slice(0, 4)] });
  }
});

test('the ribbon of an open page updates at midnight, and again a day later', async ({ page }) => {
  await freezeClock(page, await momentOf(page, `${dayWith(3)}T23:59:50`));
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

test('the ribbon is right when a laptop wakes up after several days', async ({ page }) => {
  await page.clock.install({ time: await momentOf(page, `${dayWith(12)}T09:00:00`) });
  await page.goto(path);
  await page.keyboard.press('Shift');
  await ready(page);
  await expect(count(page)).toHaveText(countdown(12));
  // Sleep stops the timers: only the clock advances.
  await page.clock.setSystemTime(await momentOf(page, `${dayWith(3)}T09:00:00`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(count(page)).toHaveText(countdown(3));
});

for (const [what, connection] of [
  ['Save-Data', { saveData: true }],
  ['a slow connection', { effectiveType: '2g' }],
] as const) {
  test(`with ${what} the ribbon is right, too, and no script loads for it`, async ({ page }) => {
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

test('the ribbon’s emoji appears after the first paint, in space reserved for it', async ({ page }) => {
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

test('without JavaScript the ribbon shows what was true on the day of the build', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expect(ribbonOf(page)).toHaveText(ribbonText(0));
  await expect(note(page)).toBeVisible();
});
