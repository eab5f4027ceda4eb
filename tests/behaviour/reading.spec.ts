import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { share } from '../support/thorough.ts';
import { kinds, scrollTop } from '../support/visitor.ts';

/** Runs in the browser: scrolls to the end of the page, screen by screen. */
async function readToEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

test('reading a page to its end loads only its script and the font, no React, and stores nothing', async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on('response', (answer) => {
    if (['script', 'font', 'fetch', 'xhr'].includes(answer.request().resourceType()))
      loaded.push(new URL(answer.url()).pathname.replace(/^.*\/(\w+)[^/]*\.(\w+)$/, '$1.$2'));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const to of share(kinds, 0, 2)) {
    loaded.length = 0;
    await page.goto(pagePath(to));
    await ready(page);
    // As a reader does: with keys, and with the pointer over islands.
    await page.mouse.move(640, 400);
    for (const key of ['PageDown', 'Space', 'End']) await page.keyboard.press(key);
    await page.mouse.move(300, 200, { steps: 5 });
    await page.evaluate(readToEnd);
    expect(await scrollTop(page), to.page).toBeGreaterThanOrEqual(0);
    await page.waitForLoadState('networkidle');
    const [script, ...rest] = loaded.filter((file) => file.endsWith('.js'));
    expect([script, rest], to.page).toEqual(['page.js', []]);
    expect(
      loaded.filter((file) => !file.endsWith('.js')).every((file) => file.endsWith('.woff2')),
      `${to.page}: ${loaded}`,
    ).toBe(true);
    expect(
      await page.locator('island-root').evaluateAll((all) => all.filter((one) => '_reactRootContainer' in one)),
    ).toEqual([]);
  }
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
});

test('the font loads once the page is ready', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await expect(page.locator('link[as=font]')).toHaveCount(0);
});
