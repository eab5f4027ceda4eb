import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { findCoveredControls } from './covered-controls.ts';
import { longestWordsLanguage } from './longest-words.ts';
import { kinds } from './visits.ts';

// A window of 1280 by 1024 at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

for (const to of share(kinds, 1, 3))
  test(`${to.page} at 400 % zoom: no control is covered, and sticky elements leave room to read`, async ({ page }) => {
    await page.goto(pageAddress(to, longestWordsLanguage));
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.evaluate(findCoveredControls)).toEqual([]);
  });

test('at 400 % zoom every link of the menu and the complete command menu can be reached', async ({ page }) => {
  await page.goto(pageAddress({ page: 'home' }, longestWordsLanguage));
  await ready(page);
  await page.getByRole('button', { name: text('nav_menu_open', {}, longestWordsLanguage) }).click();
  const menu = page.getByRole('dialog');
  const links = menu.getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.95 });
    await link.click({ trial: true });
  }
  await menu.getByRole('button', { name: text('nav_menu_close', {}, longestWordsLanguage) }).click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeInViewport({ ratio: 0.95 });
  const options = page.getByRole('option');
  await expect(options.first()).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport({ ratio: 0.95 });
  await expect(field).toBeInViewport({ ratio: 0.95 });
});
