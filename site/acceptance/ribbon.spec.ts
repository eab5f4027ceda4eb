import type { Page } from '@playwright/test';
import { dayWithWeekday, pagePath, readSite } from 'fitout/test';
import { test as base, expect, holdScripts, ready, standStill } from '../../tests/support/fixtures.ts';
import { buildScratch, whileServed } from '../../tests/support/scratch-site.ts';

const { languages, text } = await readSite();

// The last day counts whole, wherever the visitor is. When it is over the site is over: these have one to come.
const lastDay = '2099-12-31';
const build = (name: string, last: string) =>
  buildScratch(name, { 'frame/ribbon.yaml': (text) => text.replace(/^lastDay: .*$/m, `lastDay: ${last}`) });

/** On a site that is built before its last day. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what it is to prepare.
  baseURL: async ({}, use) => whileServed(await build('last-day-ahead', lastDay), use),
});

const path = pagePath({ page: 'skills' });
const ribbon = (page: Page) => page.getByRole('banner').locator('[data-last-day]');
const count = (page: Page) => ribbon(page).locator('strong');

/** What the ribbon says so many days before the end, and after it for 0. */
const countdown = (days: number, language = 'en') =>
  days > 0 ? text('retire_days', { count: days }, language) : text('retire_done', {}, language);
const whole = (days: number, language = 'en', last = lastDay) =>
  [
    countdown(days, language),
    text(days > 0 ? 'retire_last_day' : 'retire_last_day_was', {}, language),
    dayWithWeekday(last, language).text,
  ].join(' ');

/** The calendar day on which so many days are left. */
const dayWith = (days: number, last = lastDay) =>
  new Date(Date.parse(last) - (days - 1) * 86_400_000).toISOString().slice(0, 10);

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

for (const timezoneId of ['Africa/Johannesburg', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('it counts the visitor’s days before anything is painted', async ({ page }) => {
      const framesOf = await watchFrames(page);
      await holdScripts(page);
      for (const [local, days] of [
        [`${dayWith(366)}T12:00:00`, 366],
        [`${dayWith(31)}T10:00:00`, 31],
        [`${dayWith(2)}T23:59:59`, 2],
        [`${dayWith(1)}T00:00:00`, 1],
        [`${dayWith(1)}T23:59:58`, 1],
        [`${dayWith(0)}T00:00:00`, 0],
        [`${Number(lastDay.slice(0, 4)) + 16}-06-15T12:00:00`, 0],
      ] as const) {
        // The moment stands still, or a second before midnight would be the next day.
        await page.clock.setFixedTime(await momentOf(page, local));
        await page.goto(path);
        await expect(ribbon(page), local).toHaveText(whole(days));
        await expect(page.locator('[data-year]')).toHaveText(local.slice(0, 4));
        // No frame has shown another day, nor another year.
        await expect.poll(framesOf, local).toEqual({ ribbons: [whole(days)], years: [local.slice(0, 4)] });
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
      await expect(ribbon(page)).toHaveText(whole(0));
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
  });
}

test.describe('where the clocks change', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const before of [
    '2025-03-08', // 9 March has 23 hours
    '2025-11-01', // 2 November has 25 hours
  ]) {
    test(`the days around ${before} count as one each`, async ({ page }) => {
      const days = (Date.parse(lastDay) - Date.parse(before)) / 86_400_000 + 1;
      await standStill(page, await momentOf(page, `${before}T23:59:50`));
      await page.goto(path);
      await page.keyboard.press('Shift');
      await ready(page);
      await expect(count(page)).toHaveText(countdown(days));
      await page.clock.runFor(11_000);
      await expect(count(page)).toHaveText(countdown(days - 1));
      await page.clock.runFor('25:00:00');
      await expect(count(page)).toHaveText(countdown(days - 2));
    });
  }
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
    await expect(ribbon(page)).toHaveText(whole(5));
    await expect(page.locator('[data-year]')).toHaveText(dayWith(5).slice(0, 4));
    expect(scripts).toEqual([]);
  });
}

for (const language of languages) {
  test(`many days, one day and none in ${language}`, async ({ page }) => {
    for (const days of [1831, 31, 1, 0]) {
      await page.clock.setFixedTime(`${dayWith(days)}T10:00:00+02:00`);
      await page.goto(pagePath({ page: 'skills' }, language));
      await expect(ribbon(page)).toHaveText(whole(days, language));
    }
  });
}

test.describe('a site that is built after its last day', () => {
  test.setTimeout(180_000);
  const over = '2020-06-15';
  const note = (page: Page) => page.getByText(text('career_retired_note'));

  for (const connection of [undefined, { saveData: true }])
    test(`counts by the visitor’s clock all the same${connection ? ', with Save-Data too' : ''}`, async ({
      browser,
    }) => {
      const page = await browser.newPage();
      const framesOf = await watchFrames(page);
      await holdScripts(page);
      await page.addInitScript((connection) => {
        if (connection) Object.defineProperty(navigator, 'connection', { value: connection });
      }, connection);
      await whileServed(await build('last-day-over', over), async (origin) => {
        for (const days of [400, 2, 1, 0]) {
          const day = dayWith(days, over);
          await page.clock.setFixedTime(await momentOf(page, `${day}T23:59:58`));
          await page.goto(origin + pagePath({ page: 'career' }));
          await expect(ribbon(page), day).toHaveText(whole(days, 'en', over));
          await expect(note(page)).toBeVisible({ visible: days === 0 });
          await expect.poll(framesOf, day).toEqual({ ribbons: [whole(days, 'en', over)], years: [day.slice(0, 4)] });
        }
      });
    });

  test('says without script what is true on the day of the build', async ({ browser }) => {
    await whileServed(await build('last-day-over', over), async (origin) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(origin + pagePath({ page: 'career' }));
      await expect(ribbon(page)).toHaveText(whole(0, 'en', over));
      await expect(note(page)).toBeVisible();
    });
  });

  test('has no ribbon without a last day', async ({ browser }) => {
    await whileServed(await build('no-last-day', 'null'), async (origin) => {
      const page = await browser.newPage();
      await page.goto(origin + pagePath({ page: 'career' }));
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
      await expect(ribbon(page)).toHaveCount(0);
      await expect(note(page)).toHaveCount(0);
      for (const code of languages) await expect(page.getByText(text('retire_done', {}, code))).toHaveCount(0);
    });
  });
});
