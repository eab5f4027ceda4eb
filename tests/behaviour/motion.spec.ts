import type { Page } from '@playwright/test';
import { notFoundPath, pageAddress } from '../../engine/routes/addresses.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { test as base, expect, ready } from '../support/fixtures.ts';
import { pages } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';

/** `still` is a second browser window with reduced motion. */
const test = base.extend<{ still: Page }>({
  still: async ({ browser, baseURL, locale, timezoneId }, use) => {
    const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
    await use(await context.newPage());
    await context.close();
  },
});
test.use({ expectedMessages: /Failed to load resource.*404/ });

const addressOf = (to: PageRef) => pageAddress(to, 'en');
const article = addressOf(pages.find(({ page }) => page === 'article') ?? { page: 'blog' });
const kinds = [
  ...pages
    .filter(({ page }, index) => pages.findIndex((one) => one.page === page) === index)
    .filter(({ page }) => thorough || ['about', 'article', 'projects', 'skills'].includes(page))
    .map(addressOf),
  ...(thorough ? [notFoundPath] : []),
];

/** Waits until scrolling and every animation have ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const still = () =>
      document
        .getAnimations()
        .every(({ timeline, playState }) => timeline !== document.timeline || playState !== 'running');
    let quietFrames = 0;
    let before = '';
    while (quietFrames < 6) {
      await frame();
      const now = `${scrollY} ${innerWidth}`;
      const hasStopped = !('scrolling' in document.documentElement.dataset);
      quietFrames = hasStopped && now === before && still() ? quietFrames + 1 : 0;
      before = now;
    }
  });
}

/**
 * Opens a page and loads all its lazy pictures. Demos are removed: with reduced motion they have fewer controls.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const machine of document.querySelectorAll('figure.machine')) machine.remove();
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await settled(page);
}

const describeElements = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('svg *, [aria-hidden]'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { opacity, visibility, transform } = getComputedStyle(element);
        const box = [left + scrollX, top + scrollY, width, height].map(Math.round).join(' ');
        const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 20)}"`;
        return `${name}: ${box} ${opacity} ${visibility} ${transform}`;
      }),
  );

/** Compares the page with the same page at the same scroll position in a browser with reduced motion. */
async function misplaced(page: Page, still: Page): Promise<string[]> {
  await settled(page);
  const size = page.viewportSize();
  if (size) await still.setViewportSize(size);
  await still.evaluate((top) => scrollTo({ top, behavior: 'instant' }), await page.evaluate(() => scrollY));
  await settled(still);
  const [now, expected] = [await describeElements(page), await describeElements(still)];
  expect(expected.length).toBeGreaterThan(10);
  return now.length === expected.length
    ? now.flatMap((line, index) => (line === expected[index] ? [] : [`${line} instead of ${expected[index]}`]))
    : [`${now.length} elements instead of ${expected.length}`];
}

const isAtEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

for (const path of share(kinds, 0, 2)) {
  test(`${path}: everything is in its final position after PageDown, scrolling and resizing`, async ({
    page,
    still,
  }) => {
    await open(page, path);
    await open(still, path);
    expect(await misplaced(page, still), 'opened').toEqual([]);
    await page.keyboard.press('PageDown');
    expect(await misplaced(page, still), 'PageDown').toEqual([]);
    await page.mouse.move(640, 400);
    while (!(await isAtEnd(page))) {
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    expect(await misplaced(page, still), 'wheel').toEqual([]);
    for (const width of [820, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misplaced(page, still), `${width} px`).toEqual([]);
    }
  });
}

for (const path of share(kinds, 1, 2)) {
  test(`${path}: everything is in its final position after End and Home`, async ({ page, still }) => {
    await open(page, path);
    await open(still, path);
    await page.keyboard.press('End');
    expect(await misplaced(page, still), 'End').toEqual([]);
    await page.keyboard.press('Home');
    expect(await misplaced(page, still), 'Home').toEqual([]);
  });
}

test('an article is in its final position after each link of its table of contents', async ({ page, still }) => {
  await open(page, article);
  await open(still, article);
  const links = page.locator('nav ol a[href^="#"]');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of thorough ? await links.all() : [links.last()]) {
    await link.click();
    const target = String(await link.getAttribute('href'));
    await settled(page);
    await still.locator(target).evaluate((element) => element.scrollIntoView());
    expect(await page.evaluate(() => scrollY), target).toBeCloseTo(await still.evaluate(() => scrollY), -0.5);
    expect(await misplaced(page, still), target).toEqual([]);
  }
});

test('going back to a scrolled page shows everything in its final position', async ({ page, still }) => {
  await open(page, addressOf({ page: 'projects' }));
  await open(still, addressOf({ page: 'projects' }));
  await page.keyboard.press('End');
  await settled(page);
  await page.goto(addressOf({ page: 'blog' }));
  await ready(page);
  await page.goBack();
  await ready(page);
  expect(await misplaced(page, still)).toEqual([]);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of kinds) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : [])),
    );
    // The hint to swipe disappears after some time, without moving.
    expect(
      moving.filter((name) => name !== 'away'),
      path,
    ).toEqual([]);
  }
});
