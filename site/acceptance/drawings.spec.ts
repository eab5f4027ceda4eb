import { expect, ready, test } from '../../tests/support/fixtures.ts';

for (const { path, alts } of [
  { path: '/', alts: [/stadium arch/] },
  { path: '/games', alts: [/Arcade poster/] },
  { path: '/apps/portfoliobio', alts: [/dashboard/] },
  { path: '/apps/linkbio', alts: [/phone with a bio page/] },
  { path: '/apps/formio', alts: [/form builder/] },
  { path: '/apps/indeed', alts: [/job board/] },
  { path: '/apps/nftshop', alts: [/marketplace/] },
  { path: '/apps/aitranslator', alts: [/translator/] },
  { path: '/apps/fartup', alts: [/phone with the game/] },
]) {
  test(`the drawings of ${path} say what is seen`, async ({ page }) => {
    await page.goto(path);
    for (const name of alts) await expect(page.getByRole('img', { name }).first()).toBeAttached();
  });
}

test('the drawings of the profile say what is seen, one after the other', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  const carousel = page.getByRole('region', { name: 'Pictures' });
  for (const name of [
    /Portrait of the owner/,
    /coral surfboard/,
    /bunny chow/,
    /Drakensberg|green hills/,
    /spirit level/,
    /jacarandas/,
  ]) {
    await expect(carousel.getByRole('img', { name })).toBeVisible();
    await carousel.getByRole('button', { name: 'Next picture' }).click();
  }
});

test('each of the nine articles has a drawing of its own, and words for it', async ({ page }) => {
  const seen = new Set<string>();
  for (let number = 1; number <= 9; number += 1) {
    await page.goto(`/blog/${number}`);
    const drawing = page.getByRole('main').getByRole('img').first();
    await expect(drawing).toHaveAttribute('alt', /\w+ \w+ \w+/);
    seen.add(String(await drawing.getAttribute('alt')));
  }
  expect(seen.size).toBe(9);
});

test('a drawing follows the chosen theme, not only the system', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const poster = page.getByRole('img', { name: /stadium arch/ });
  const day = await poster.screenshot();
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await poster.screenshot()).equals(day)).toBe(false);
});
