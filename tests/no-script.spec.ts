import { expect, test } from './fixtures.ts';
import { addresses } from './site-map.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its heading and its text', async ({ page }) => {
  test.slow();
  for (const { address } of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length, address).toBeGreaterThan(60);
  }
});

test('the navigation leads from page to page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('link', { name: 'Building Scalable React Apps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Building Scalable React Apps' })).toBeVisible();
});

test('the languages open and lead to the same page', async ({ page }) => {
  await page.goto('/career');
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/career');
});

test('the menu of narrow screens opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('link', { name: 'projects' }).click();
  await expect(page).toHaveURL('/apps');
});

test('privacy and terms open in place', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Privacy', { exact: true }).click();
  await expect(page.getByText('This site sets no cookies')).toBeVisible();
  await page.getByText('Terms', { exact: true }).click();
  await expect(page.getByText('Read, link and quote as you like')).toBeVisible();
});
