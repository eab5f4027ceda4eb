import type { Page } from '@playwright/test';
import { awake, copied, expect, holdScripts, test, watchClipboard } from '../support/fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => menu(page).getByRole('combobox', { name: 'Where to?' });
const opener = (page: Page) => page.getByRole('button', { name: 'Search and commands' });

for (const keys of ['Control+k', 'Meta+k']) {
  test(`${keys} opens it, Escape closes it and gives the focus back`, async ({ page }) => {
    await page.goto('/skills');
    await awake(page);
    await page.getByRole('link', { name: 'career' }).first().focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
  });
}

test('it is loaded when it is first opened, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/skills');
  await awake(page);
  expect(asked.filter((url) => /command/.test(url))).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  expect(asked.some((url) => url.endsWith('/commands/en.json'))).toBe(true);
});

test('it lists every page, project, article, language and action', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await opener(page).click();
  const group = (name: string) => menu(page).getByRole('group', { name }).getByRole('option');
  await expect(group('Pages')).toHaveText([
    'home',
    'about',
    'skills',
    'career',
    'resume',
    'projects',
    'blog',
    'games',
    'contact',
    'Accessibility',
  ]);
  await expect(group('Projects')).toHaveText([
    'PortfolioHub',
    'LinkBio',
    'Formio',
    'indeed',
    'nftshop',
    'aitranslator',
    'fartup',
  ]);
  await expect(group('Articles')).toHaveCount(9);
  await expect(group('Language')).toHaveText(['English', 'isiZulu', 'Afrikaans', 'Español', 'Português', 'Deutsch']);
  await expect(group('Actions')).toHaveText(['Switch between day and night colours', 'Copy the e-mail address']);
});

test('letters choose, arrows move, Enter goes there', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('react APPS');
  await expect(menu(page).getByRole('option')).toHaveText(['Building Scalable React Apps']);
  await expect(menu(page).locator('[aria-live=polite]')).toHaveText('1 result');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/4');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  const chosen = menu(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText('home');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('about');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText('Copy the e-mail address');
  await expect(chosen).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('home');
});

test('nothing that fits is said, and Enter does nothing then', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await opener(page).click();
  await field(page).fill('zzzz');
  await expect(menu(page).getByText('Nothing fits')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(menu(page)).toBeVisible();
});

test('in the visitor’s language, found without accents; it switches language and theme', async ({ page }) => {
  await page.goto('/es/career');
  await awake(page);
  await page.getByRole('button', { name: 'Búsqueda y comandos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Búsqueda y comandos' });
  await dialog.getByRole('combobox').fill('PORTUGUES');
  await dialog.getByRole('option', { name: 'Português' }).click();
  await expect(page).toHaveURL('/pt/career');
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /dia e noite|noite/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('it copies the mail address and says so', async ({ page }) => {
  await watchClipboard(page);
  await page.goto('/apps/linkbio');
  await awake(page);
  await opener(page).click();
  await menu(page).getByRole('option', { name: 'Copy the e-mail address' }).click();
  await expect(page.getByRole('status')).toContainText('hello@example.com is copied');
  expect(await copied(page)).toBe('hello@example.com');
});

test('a click outside and the close button close it', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(5, 790);
  await expect(menu(page)).toHaveCount(0);
  await opener(page).click();
  await menu(page).getByRole('button', { name: 'Close the search' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

for (const how of ['click', 'Control+k'] as const) {
  test(`asked for by ${how} before React is there, it opens as soon as it is`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/skills');
    if (how === 'click') await opener(page).click();
    else await page.keyboard.press(how);
    release();
    await expect(field(page)).toBeFocused();
  });
}

test.describe('offline', () => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch/ });

  test('the visitor is told that it did not load', async ({ page, context }) => {
    await page.goto('/skills');
    await awake(page);
    await context.setOffline(true);
    await opener(page).click();
    await expect(page.getByRole('status')).toContainText('The search did not load');
  });
});
