import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { pages, text } from '../support/site-map.ts';
import { longestWordsLanguage } from './longest-words.ts';

test('the scroll-to-top button covers no link at the end of a page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const long = pages.find(({ page }) => page === 'skills') ?? { page: 'home' };
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pageAddress(long, longestWordsLanguage));
    await ready(page);
    // Lazy content grows while scrolling: the end is where the height stays the same for some time.
    await page.evaluate(async () => {
      for (let calm = 0, before = 0; calm < 10; before = document.documentElement.scrollHeight) {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        await new Promise((painted) => requestAnimationFrame(painted));
        calm = document.documentElement.scrollHeight === before ? calm + 1 : 0;
      }
    });
    const top = page.getByRole('button', { name: text('nav_scroll_to_top', {}, longestWordsLanguage) });
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
    // The last link is at the edge of the window: focusing the link scrolls it out from behind the button.
    const last = page.locator('#small-print a').last();
    const focused = await last.evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      link.focus();
      return link.getBoundingClientRect().toJSON();
    });
    expect(button && focused.bottom > button.y && focused.right > button.x, `${width} px`).toBe(false);
  }
});

test('elements rise when a page opens, and do not move with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    addEventListener('animationstart', ({ animationName }) => started.push(animationName));
  });
  const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started);
  const home = pageAddress({ page: 'home' }, 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(home);
  await expect.poll(started).toContain('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  await ready(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await started()).toEqual([]);
});
