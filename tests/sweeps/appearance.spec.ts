import { channelsOf } from '../../engine/content/theme/contrast.ts';
import { theme } from '../../engine/content/theme/theme.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { pages, text } from '../support/site-map.ts';
import { longestWords } from './longest-words.ts';
import { kinds } from './visits.ts';

/** The owner’s ink by day, in the notation of browsers. */
const ink = `rgb(${channelsOf(theme.palette.ink.day).join(', ')})`;

test('every kind of page prints as a clean document: dark on white, without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const to of kinds) {
    await page.goto(pageAddress(to, 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color', ink);
    const screenOnly = page.locator('header nav:visible, body > footer:visible, [data-action]:visible');
    expect(await screenOnly.count(), to.page).toBe(0);
  }
});

test('forced colours leave the current page visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // The home page is in the menu, too.
  await page.goto(pageAddress({ page: 'home' }, 'en'));
  const menu = page.getByRole('navigation', { name: text('nav_label') });
  await expect(menu.locator('[aria-current=page]')).toHaveCSS('outline-style', 'solid');
});

test('the button that leads up covers no link at the end of a page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const long = pages.find(({ page }) => page === 'skills') ?? { page: 'home' };
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pageAddress(long, longestWords));
    await ready(page);
    // Lazy content grows while scrolling: the end is where the height stays the same for some time.
    await page.evaluate(async () => {
      for (let calm = 0, before = 0; calm < 10; before = document.documentElement.scrollHeight) {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        await new Promise((painted) => requestAnimationFrame(painted));
        calm = document.documentElement.scrollHeight === before ? calm + 1 : 0;
      }
    });
    const top = page.getByRole('button', { name: text('nav_scroll_to_top', {}, longestWords) });
    await expect(top).toBeVisible();
    const button = await top.boundingBox();
    const links = await page
      .getByRole('contentinfo')
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() })));
    const covered = links.filter(({ bottom, right }) => button && bottom > button.y && right > button.x);
    expect(
      covered.map(({ name }) => name),
      `${width} px`,
    ).toEqual([]);
  }
});

test('things rise when a page opens, and do not move under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    addEventListener('animationstart', ({ animationName }) => begun.push(animationName));
  });
  const begun = () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  const home = pageAddress({ page: 'home' }, 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(home);
  await expect.poll(begun).toContain('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  await ready(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await begun()).toEqual([]);
});
