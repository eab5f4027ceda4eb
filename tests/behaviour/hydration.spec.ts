import { localize } from '../../src/site/addresses.ts';
import { awake, expect, holdScripts, test } from '../support/fixtures.ts';
import { languages, pages } from '../support/site-map.ts';

// The fixture fails on any console message, uncaught error or foreign request.
for (const language of languages) {
  test(`every page comes alive without a complaint in ${language}`, async ({ page }) => {
    test.slow();
    for (const path of pages) {
      await page.goto(localize(path, language));
      await awake(page);
    }
  });
}

test('a button that is pressed before React is there works as soon as it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('button', { name: /^Picture 2 of 6/ })).not.toHaveAttribute('aria-current');
  release();
  await expect(page.getByRole('button', { name: /^Picture 2 of 6/ })).toHaveAttribute('aria-current', 'true');
});

test.describe('scripts that do not load', () => {
  test.use({ expectedMessages: /Failed to load resource|works without its script/ });

  test('the page stays readable and its links work', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
    await page.getByRole('link', { name: 'Contact me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });
});

test.describe('a page’s own chunk that is missing when it is loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|works without its script/ });

  test('leaves the page readable and is not asked for again and again', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.route('**/assets/skills-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const told = page.waitForEvent('console', {
      predicate: (message) => /works without its script/.test(message.text()),
    });
    await page.goto('/skills');
    await told;
    expect(documents).toBe(1);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'career' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
  });
});

test('a page without a stored choice keeps nothing in the browser but what the router needs', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'about' }).click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
