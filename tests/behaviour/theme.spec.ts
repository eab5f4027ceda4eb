import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, holdScripts, ready, test } from '../support/fixtures.ts';
import { share } from '../support/thorough.ts';
import { isNight, kinds, stored, themeButton } from '../support/visitor.ts';

test('the theme follows the system until the visitor chooses; the choice is kept on other pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await ready(page);
  expect(await isNight(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isNight(page)).toBe(false);
  expect(await stored(page, 'theme')).toBeNull();
  await themeButton(page).click();
  expect(await isNight(page)).toBe(true);
  expect(await stored(page, 'theme')).toBe('dark');
  const bar = await page.locator('meta[name=theme-color]').first().getAttribute('content');
  for (const to of share(kinds, 2, 3)) {
    await page.goto(pagePath(to));
    expect(await isNight(page), to.page).toBe(true);
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', String(bar));
  }
  await ready(page);
  await themeButton(page).click();
  expect(await isNight(page)).toBe(false);
  expect(await stored(page, 'theme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isNight(page)).toBe(false);
});

test('a stored theme is applied before the first paint', async ({ page, context }) => {
  const seen: boolean[] = [];
  await page.exposeFunction('reportNight', (night: boolean) => seen.push(night));
  await context.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const look = () => {
      const [red = '255'] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
      if (document.body)
        void (window as unknown as { reportNight(night: boolean): void }).reportNight(Number(red) < 128);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await holdScripts(page);
  await page.goto('/');
  expect(await isNight(page)).toBe(true);
  await expect.poll(() => new Set(seen)).toEqual(new Set([true]));
});

test('a choice of theme also applies to other open tabs', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await ready(tab);
  }
  await themeButton(page).click();
  await expect.poll(() => isNight(other)).toBe(true);
  await themeButton(other).click();
  await expect.poll(() => isNight(page)).toBe(false);
});
