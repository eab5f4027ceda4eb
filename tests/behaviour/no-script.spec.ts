import { awake, expect, test } from '../support/fixtures.ts';
import { addresses, pages } from '../support/site-map.ts';

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

test('an article’s list of contents leads to each heading', async ({ page }) => {
  await page.goto('/blog/4');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    const fragment = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(`/blog/4${fragment}`);
    await expect(page.locator(fragment)).toBeInViewport();
    await expect(page.locator(fragment)).toHaveText(await link.innerText());
  }
});

test('what a skill was used for opens in place and leads on', async ({ page }) => {
  await page.goto('/skills');
  await page.getByRole('main').getByRole('button', { name: 'React' }).click();
  const evidence = page.getByRole('dialog', { name: 'React' });
  await expect(evidence).toBeVisible();
  await evidence.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(apps|blog|career)/);
});

test('the pictures of the profile, which need script to turn, are shown side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  // The first of the six is the one that the carousel shows.
  await expect(page.getByRole('main').getByRole('figure').filter({ visible: true })).toHaveCount(5);
});

test.describe('side by side with script', () => {
  test.use({ javaScriptEnabled: true });

  test('every page holds the same but for the controls that need script', async ({ page, browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
    const bare = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      await awake(page);
      await page.evaluate(() => {
        for (const control of document.querySelectorAll('search, [data-copy]')) control.remove();
      });
      await bare.goto(path);
      const [lively, plain] = await Promise.all([page, bare].map((one) => one.getByRole('main').ariaSnapshot()));
      expect(plain, path).toBe(lively);
    }
    await context.close();
  });
});
