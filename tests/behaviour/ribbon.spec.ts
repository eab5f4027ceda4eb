import type { Page } from '@playwright/test';
import { awake, expect, test } from '../support/fixtures.ts';

// The last day is the whole of 31 December 2025, wherever the visitor is.
const ribbon = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/^Retir/)
    .locator('..');

for (const timezoneId of ['Africa/Johannesburg', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    /** Sets the visitor's clock to a local time. */
    const at = async (page: Page, local: string) => {
      const offset = await page.evaluate((text) => new Date(text).getTime(), local);
      await page.clock.install({ time: offset });
    };

    for (const [local, text] of [
      ['2024-12-31T12:00:00', 'Retiring in 366 days Last day: Wed, Dec 31, 2025'],
      ['2025-12-01T10:00:00', 'Retiring in 31 days Last day: Wed, Dec 31, 2025'],
      ['2025-12-30T23:59:59', 'Retiring in 2 days Last day: Wed, Dec 31, 2025'],
      ['2025-12-31T00:00:00', 'Retiring in 1 day Last day: Wed, Dec 31, 2025'],
      ['2025-12-31T23:59:58', 'Retiring in 1 day Last day: Wed, Dec 31, 2025'],
      ['2026-01-01T00:00:00', 'Retired 🎉 Last day was Wed, Dec 31, 2025'],
      ['2041-06-15T12:00:00', 'Retired 🎉 Last day was Wed, Dec 31, 2025'],
    ] as const) {
      test(`on ${local} it says ${text}`, async ({ page }) => {
        // The moment stands still, or a second before midnight would be the next day.
        await page.clock.setFixedTime(await page.evaluate((moment) => new Date(moment).getTime(), local));
        await page.goto('/skills');
        await expect(ribbon(page)).toHaveText(text);
      });
    }

    test('at midnight it counts on, and a day later again', async ({ page }) => {
      await at(page, '2025-12-29T23:59:50');
      await page.goto('/skills');
      await awake(page);
      await expect(ribbon(page)).toContainText('Retiring in 3 days');
      await page.clock.runFor(11_000);
      await expect(ribbon(page)).toContainText('Retiring in 2 days');
      await page.clock.runFor('24:00:00');
      await expect(ribbon(page)).toContainText('Retiring in 1 day');
      await page.clock.runFor('24:00:00');
      await expect(ribbon(page)).toContainText('Retired');
    });

    test('a laptop that slept over several days knows the day when it is opened', async ({ page }) => {
      await at(page, '2025-12-20T09:00:00');
      await page.goto('/skills');
      await awake(page);
      await expect(ribbon(page)).toContainText('Retiring in 12 days');
      // Timers stood still: only the clock went on.
      await page.clock.setSystemTime(await page.evaluate(() => new Date('2025-12-29T09:00:00').getTime()));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(ribbon(page)).toContainText('Retiring in 3 days');
    });
  });
}

test.describe('where the clocks change', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [before, days] of [
    ['2025-03-08T23:59:50', 299], // 9 March has 23 hours
    ['2025-11-01T23:59:50', 61], // 2 November has 25 hours
  ] as const) {
    test(`the days around ${before} count as one each`, async ({ page }) => {
      await page.clock.install({ time: await page.evaluate((text) => new Date(text).getTime(), before) });
      await page.goto('/skills');
      await awake(page);
      await expect(ribbon(page)).toContainText(`Retiring in ${days} days`);
      await page.clock.runFor(11_000);
      await expect(ribbon(page)).toContainText(`Retiring in ${days - 1} days`);
      await page.clock.runFor('25:00:00');
      await expect(ribbon(page)).toContainText(`Retiring in ${days - 2} days`);
    });
  }
});

for (const [language, many, one] of [
  ['zu', 'Kusele izinsuku ezingu-31 ngithathe umhlalaphansi', 'Kusele usuku olungu-1 ngithathe umhlalaphansi'],
  ['af', 'Ek tree oor 31 dae af', 'Ek tree oor 1 dag af'],
  ['es', 'Me jubilo en 31 días', 'Me jubilo en 1 día'],
  ['pt', 'Aposentadoria em 31 dias', 'Aposentadoria em 1 dia'],
  ['de', 'Rente in 31 Tagen', 'Rente in 1 Tag'],
] as const) {
  test(`plural and singular in ${language}`, async ({ page }) => {
    const words = page.getByRole('banner').locator('strong').first();
    await page.clock.setFixedTime(new Date('2025-12-01T10:00:00+02:00'));
    await page.goto(`/${language}/skills`);
    await expect(words).toHaveText(many);
    await page.clock.setFixedTime(new Date('2025-12-31T10:00:00+02:00'));
    await page.goto(`/${language}/skills`);
    await expect(words).toHaveText(one);
  });
}
