import { awake, expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 800 } });

test('the overlay lists six numbered links and locks scrolling', async ({ page }) => {
  await page.goto('/skills');
  await awake(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['home', 'about', 'contact', 'blog', 'career', 'projects']);
  const numbers = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content));
  expect(numbers[0]).toContain('decimal-leading-zero');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

for (const [how, close] of [
  ['the close button', 'button'],
  ['Escape', 'Escape'],
] as const) {
  test(`${how} closes it and gives the focus back`, async ({ page }) => {
    await page.goto('/skills');
    await awake(page);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });
}

test('the focus stays inside while it is open', async ({ page }) => {
  await page.goto('/skills');
  await awake(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName),
    ).toMatch(/^(menu|BODY)$/);
  }
});

test('a chosen link closes it and leads on', async ({ page }) => {
  await page.goto('/skills');
  await awake(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'career' }).click();
  await expect(page).toHaveURL('/career');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});
