import { readdirSync } from 'node:fs';
import { offeredLanguages } from 'fitout/test';
import { expect, test } from '../../tests/support/fixtures.ts';
import { buildScratch, whileServed } from '../../tests/support/scratch-site.ts';

test('French is not offered, and one word in site.yaml turns it on everywhere', async ({ browser }) => {
  test.setTimeout(300_000);
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
