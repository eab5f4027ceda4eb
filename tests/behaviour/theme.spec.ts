import { awake, expect, holdScripts, test } from '../support/fixtures.ts';

const ground = 'rgb(251, 243, 228)';
const night = 'rgb(12, 20, 38)';
const toggle = 'Switch between day and night colours';

test('follows the system until the visitor chooses, and remembers the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await awake(page);
  await expect(page.locator('html')).toHaveCSS('background-color', night);
  await page.getByRole('button', { name: toggle }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', ground);
  await page.goto('/apps/linkbio');
  await expect(page.locator('html')).toHaveCSS('background-color', ground);
  await page.emulateMedia({ colorScheme: 'light' });
  await awake(page);
  await page.getByRole('button', { name: toggle }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', night);
});

test('a remembered theme is there before the first paint', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await holdScripts(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', night);
});
