import { readdirSync } from 'node:fs';
import { offeredLanguages, pagePath, readSite } from 'fitout/test';
import { expect, test } from '../../tests/support/fixtures.ts';
import { buildScratch, whileServed } from '../../tests/support/scratch-site.ts';
import { countdownTo, ribbonOf } from './countdown.ts';

const { languages, text } = await readSite();

/** Each test changes one line of content and builds the complete site. */
test.setTimeout(300_000);

const career = pagePath({ page: 'career' });
const build = (name: string, lastDay: string) =>
  buildScratch(name, { 'frame/ribbon.yaml': (text) => text.replace(/^lastDay: .*$/m, `lastDay: ${lastDay}`) });

test('without JavaScript a future last day is counted from the day of the build, with it from the visit', async ({
  browser,
}) => {
  const lastDay = '2099-12-31';
  const { ribbonText, dayWith } = countdownTo(lastDay, text);
  await whileServed(await build('last-day-ahead', lastDay), async (origin) => {
    const scriptlessPage = await browser.newPage({ javaScriptEnabled: false });
    await scriptlessPage.goto(origin + career);
    const days = (await ribbonOf(scriptlessPage).textContent()) ?? '';
    const built = Number(/[\d,]+/.exec(days)?.[0].replaceAll(',', ''));
    await expect(ribbonOf(scriptlessPage)).toHaveText(ribbonText(built));
    const page = await browser.newPage();
    for (const days of [2, 0]) {
      await page.clock.setFixedTime(`${dayWith(days)}T10:00:00+02:00`);
      await page.goto(origin + career);
      await expect(ribbonOf(page)).toHaveText(ribbonText(days));
    }
  });
});

test('a site without a last day has no ribbon and no retirement note', async ({ browser }) => {
  await whileServed(await build('no-last-day', 'null'), async (origin) => {
    const page = await browser.newPage();
    await page.goto(origin + career);
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    await expect(ribbonOf(page)).toHaveCount(0);
    await expect(page.getByText(text('career_retired_note'))).toHaveCount(0);
    for (const code of languages) await expect(page.getByText(text('retire_done', {}, code))).toHaveCount(0);
  });
});

test('French is not offered, and changing one word in site.yaml turns it on everywhere', async ({ browser }) => {
  expect(offeredLanguages.map(({ code }) => code)).not.toContain('fr');
  const dist = await buildScratch('french', {
    'site.yaml': (text) => text.replace('code: fr, offered: false', 'code: fr, offered: true'),
  });
  expect(readdirSync(dist)).toEqual(expect.arrayContaining(['resume-fr.pdf', 'resume-fr.docx', 'fr.html']));
  await whileServed(dist, async (origin) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/contact`);
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await expect(page).toHaveURL(`${origin}/fr/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('banner')).toContainText('Le dernier jour était le mer. 31 déc. 2025');
    const letter = page.getByRole('main').locator('a[href^="mailto:"]').first();
    const body = new URL(String(await letter.getAttribute('href'))).searchParams.get('body');
    expect(body).toMatch(/^Sawubona\s!\r\n\r\nJ’ai découvert ton site et je voulais te dire\s:\r\n\r\n$/);
    const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
    expect(sitemap).toContain('hreflang="fr"');
  });
});
