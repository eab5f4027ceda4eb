import type { Page } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { share } from '../support/thorough.ts';
import { pathWith } from '../support/visitor.ts';

// Motion is under test.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = [pageAddress({ page: 'home' }, 'en'), pageAddress({ page: 'about' }, 'en'), pathWith('data-contents')];

/** What `watch` has recorded of a page. */
interface Recorded {
  /** Elements that were transparent while the page was at its top. */
  faint: string[];
  /** Animations that have started. */
  started: string[];
}

async function watch(page: Page): Promise<() => Promise<Recorded>> {
  await page.addInitScript(() => {
    const recorded: Recorded = { faint: [], started: [] };
    Object.assign(window, { recorded });
    addEventListener('animationstart', ({ animationName }) => recorded.started.push(animationName));
    const record = () => {
      for (const one of scrollY === 0 ? document.querySelectorAll('main [data-rise] > *') : [])
        if (one.getBoundingClientRect().top < innerHeight && getComputedStyle(one).opacity !== '1')
          recorded.faint.push(one.textContent.slice(0, 30));
      requestAnimationFrame(record);
    };
    record();
  });
  return () => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
}

/** Elements that are not in their final position, or not fully opaque. */
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
    const recorded = await watch(page);
    await page.goto(path);
    await ready(page);
    await expect.poll(() => unfinished(page)).toEqual([]);
    expect((await recorded()).started).not.toContain('appear');
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect.poll(async () => (await recorded()).started).toContain('appear');
    await expect.poll(() => unfinished(page)).toEqual([]);
    expect((await recorded()).faint).toEqual([]);
  });

  test(`${path}: after End, Home and PageDown all content is fully visible and in its final position`, async ({
    page,
  }) => {
    await page.goto(path);
    await ready(page);
    for (const key of ['End', 'Home', 'PageDown']) {
      await page.keyboard.press(key);
      await expect.poll(() => unfinished(page), key).toEqual([]);
    }
  });
}

test('the first screen rises when the site is opened, but not after navigating to another page', async ({ page }) => {
  const recorded = await watch(page);
  await page.goto(pageAddress({ page: 'home' }, 'en'));
  await expect.poll(async () => (await recorded()).started).toContain('rise');
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL(/blog/);
  await ready(page);
  expect((await recorded()).started).not.toContain('rise');
});

test('a page printed while scrolling contains all its content', async ({ page }) => {
  await page.goto(pages[2] as string);
  await ready(page);
  await page.evaluate(() => {
    // Endless small steps: the page never stops scrolling.
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

test('a heading and the text below it rise together', async ({ page }) => {
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

test('neighbours in the grid of tools never rise at the same time, at any width', async ({ page }) => {
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
    // Neighbours at a corner count, too.
    const touch = (a: (typeof tools)[number], b: (typeof tools)[number]) =>
      a.left < b.right + 5 && b.left < a.right + 5 && a.top < b.bottom + 5 && b.top < a.bottom + 5;
    const together = tools.flatMap((one, index) =>
      tools.slice(index + 1).filter((other) => touch(one, other) && one.delay === other.delay),
    );
    expect(together, `${width} px`).toEqual([]);
  }
});
