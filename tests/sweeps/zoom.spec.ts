import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { longestWords } from './longest-words.ts';
import { problemsOfRoom } from './problems-of-room.ts';
import { kinds } from './visits.ts';

// A window of 1280 by 1024 that is enlarged four times (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

for (const to of share(kinds, 1, 3))
  test(`${to.page}, enlarged four times: nothing is covered, and what stays on the screen leaves room to read`, async ({
    page,
  }) => {
    await page.goto(pageAddress(to, longestWords));
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.evaluate(problemsOfRoom)).toEqual([]);
  });

test('enlarged four times, each link of the menu and the whole command menu can be reached', async ({ page }) => {
  await page.goto(pageAddress({ page: 'home' }, longestWords));
  await ready(page);
  await page.getByRole('button', { name: text('nav_menu_open', {}, longestWords) }).click();
  const menu = page.getByRole('dialog');
  const links = menu.getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.95 });
    await link.click({ trial: true });
  }
  await menu.getByRole('button', { name: text('nav_menu_close', {}, longestWords) }).click();
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
