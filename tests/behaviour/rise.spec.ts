import type { Page } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { share } from '../support/thorough.ts';
import { pathWith } from '../support/visitor.ts';

// Motion is under test.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = [pageAddress({ page: 'home' }, 'en'), pageAddress({ page: 'about' }, 'en'), pathWith('data-contents')];

/** What `watch` has recorded of a page. */
interface Noted {
  /** Elements that were transparent while the page was at its top. */
  faint: string[];
  /** Animations that have started. */
  begun: string[];
}

async function watch(page: Page): Promise<() => Promise<Noted>> {
  await page.addInitScript(() => {
    const noted: Noted = { faint: [], begun: [] };
    Object.assign(window, { noted });
    addEventListener('animationstart', ({ animationName }) => noted.begun.push(animationName));
    const look = () => {
      for (const one of scrollY === 0 ? document.querySelectorAll('main [data-rise] > *') : [])
        if (one.getBoundingClientRect().top < innerHeight && getComputedStyle(one).opacity !== '1')
          noted.faint.push(one.textContent.slice(0, 30));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

/** Elements that are not in their place, or not fully opaque. */
const unfinished = (page: Page) =>
  page.locator('main [data-rise] > *').evaluateAll((all) =>
    all
      .filter((one) => {
        const { opacity, transform } = getComputedStyle(one);
        return opacity !== '1' || transform !== 'none';
      })
      .map((one) => one.textContent.slice(0, 30)),
  );

for (const path of share(pages, 0, 3)) {
  test(`${path}: content below the first screen fades in on scroll, the first screen is visible at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const noted = await watch(page);
    await page.goto(path);
    await ready(page);
    await expect.poll(() => unfinished(page)).toEqual([]);
    expect((await noted()).begun).not.toContain('appear');
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect.poll(async () => (await noted()).begun).toContain('appear');
    await expect.poll(() => unfinished(page)).toEqual([]);
    expect((await noted()).faint).toEqual([]);
  });

  test(`${path}: everything is in its place and fully there, wherever one jumps`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    for (const key of ['End', 'Home', 'PageDown']) {
      await page.keyboard.press(key);
      await expect.poll(() => unfinished(page), key).toEqual([]);
    }
  });
}

test('the first screen rises on arrival and stands still when a page is turned', async ({ page }) => {
  const noted = await watch(page);
  await page.goto(pageAddress({ page: 'home' }, 'en'));
  await expect.poll(async () => (await noted()).begun).toContain('rise');
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL(/blog/);
  await ready(page);
  expect((await noted()).begun).not.toContain('rise');
});

test('paper has all of a page that is being scrolled', async ({ page }) => {
  await page.goto(pages[2] as string);
  await ready(page);
  await page.evaluate(() => {
    // Endless steps: the page never rests.
    let step = 0;
    const scroll = () => {
      scrollTo({ top: (step++ % 2) + 50, behavior: 'instant' });
      requestAnimationFrame(scroll);
    };
    scroll();
  });
  await expect.poll(() => unfinished(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await unfinished(page)).toEqual([]);
});

test('a heading and what is said below it rise as one', async ({ page }) => {
  await page.goto(pages[2] as string);
  await ready(page);
  const words = page.locator('#prose > h2 + :is(p, ul)').last();
  await expect(words).toHaveAttribute('data-rises', 'later');
  // The heading comes into view, but none of the text.
  await words.evaluate((one) => {
    const { top } = one.previousElementSibling?.getBoundingClientRect() ?? { top: 0 };
    scrollTo({ top: scrollY + top - innerHeight + 5, behavior: 'instant' });
  });
  await expect(words).toHaveAttribute('data-rises', 'now');
  await expect(words).not.toBeInViewport();
});

test('no two neighbours of the grid of tools rise at once, however many are in a row', async ({ page }) => {
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tools = await page.locator('main ul[data-rise]').evaluate((list) => {
      // Enough to fill several rows of any width.
      while (list.childElementCount < 24) list.append(...[...list.children].map((one) => one.cloneNode(true)));
      return [...list.children].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left, top, right, bottom, delay: getComputedStyle(one).animationDelay };
      });
    });
    // Corners touch, too.
    const touch = (a: (typeof tools)[number], b: (typeof tools)[number]) =>
      a.left < b.right + 5 && b.left < a.right + 5 && a.top < b.bottom + 5 && b.top < a.bottom + 5;
    const together = tools.flatMap((one, index) =>
      tools.slice(index + 1).filter((other) => touch(one, other) && one.delay === other.delay),
    );
    expect(together, `${width} px`).toEqual([]);
  }
});
