import { expect, ready, test } from '../../tests/support/fixtures.ts';

test('a drawing follows the chosen theme, not only the system', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const poster = page.getByRole('img', { name: /stadium arch/ });
  const day = await poster.screenshot();
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await poster.screenshot()).equals(day)).toBe(false);
});
