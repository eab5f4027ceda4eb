import type { Page } from '@playwright/test';
import { pageAddress, readSite } from 'fitout/test';
import { expect, freezeClock, holdScripts, ready, test } from '../../tests/support/fixtures.ts';
import { drag, holdIslands, middleOf, swipe } from '../../tests/support/islands.ts';
import { share } from '../../tests/support/thorough.ts';

const { content, text } = await readSite();

const about = pageAddress({ page: 'about' }, 'en');
const captions = content.profile.pictures.map(({ caption }) => text(caption));
const alts = content.profile.pictures.map(({ picture }) => picture && text(picture.alt));
const total = captions.length;

const carousel = (page: Page) => page.getByRole('region', { name: text('about_carousel_label') });
const picture = (page: Page) => carousel(page).locator('img');
const bar = (page: Page, number: number) => carousel(page).getByRole('button', { name: place(number) });
const next = (page: Page) => carousel(page).getByRole('button', { name: text('about_picture_next') });
const previous = (page: Page) => carousel(page).getByRole('button', { name: text('about_picture_previous') });

/** The announcement of a picture, and the accessible name of its bar. */
const place = (number: number) => `${text('about_picture_of', { number, total })}: ${captions[number - 1]}`;

/** Expects a picture to be shown with its alt text, announced, and marked in its bar. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(carousel(page).locator('[aria-live=polite]')).toHaveText(place(number));
  await expect(picture(page)).toHaveAttribute('alt', String(alts[number - 1]));
  await expect(bar(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
}

/** Opens the page without interacting with it. */
async function open(page: Page): Promise<void> {
  await page.goto(about);
  await ready(page);
}

// The pictures move only without reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the carousel has its role description; its arrows wrap around, and change the picture and its texts', async ({
  page,
}) => {
  await open(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', text('about_carousel_role'));
  await expectShown(page, 1);
  await expect(carousel(page).getByRole('button')).toHaveCount(total + 2);
  const first = await picture(page).getAttribute('src');
  await previous(page).click();
  await expectShown(page, total);
  await expect(picture(page)).not.toHaveAttribute('src', String(first));
  await next(page).click();
  await expectShown(page, 1);
  await expect(picture(page)).toHaveAttribute('src', String(first));
  for (const number of [...captions.keys()].slice(1)) {
    await next(page).click();
    await expectShown(page, number + 1);
  }
  await next(page).click();
  await expectShown(page, 1);
});

test('each bar jumps to its picture; the arrow keys turn the carousel and leave the focus where it was', async ({
  page,
}) => {
  await open(page);
  for (const number of [total, 2, 4, 1]) {
    await bar(page, number).click();
    await expectShown(page, number);
  }
  await bar(page, 2).focus();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, total);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await expect(bar(page, 2)).toBeFocused();
});

test('a dragged mouse swipes, even if released outside; a click or a drag of 20 px does not', async ({ page }) => {
  await open(page);
  await drag(page, picture(page), -80);
  await expectShown(page, 2);
  await drag(page, picture(page), -Number((await picture(page).boundingBox())?.width));
  await expectShown(page, 3);
  await picture(page).click();
  await drag(page, picture(page), 20);
  await expectShown(page, 3);
  await drag(page, picture(page), 80);
  await expectShown(page, 2);
});

/** Possible first interactions, and the picture that each must show. */
const firstInteractions: { how: string; act: (page: Page) => Promise<void>; expected: number }[] = [
  { how: 'a click on an arrow', act: (page) => next(page).click(), expected: 2 },
  { how: 'a click on a bar', act: (page) => bar(page, 5).click(), expected: 5 },
  { how: 'two clicks', act: (page) => next(page).dblclick(), expected: 3 },
  { how: 'a dragged mouse', act: (page) => drag(page, picture(page), -80), expected: 2 },
  { how: 'a mouse dragged back', act: (page) => drag(page, picture(page), 80), expected: total },
  { how: 'a mouse released outside', act: (page) => drag(page, picture(page), -600), expected: 2 },
  { how: 'Enter on an arrow', act: (page) => previous(page).press('Enter'), expected: total },
  { how: 'the space bar on a bar', act: (page) => bar(page, 3).press('Space'), expected: 3 },
  { how: 'an arrow key', act: (page) => bar(page, 1).press('ArrowRight'), expected: 2 },
];

test('the first interaction with the carousel is not lost, whichever it is', async ({ page }) => {
  for (const { how, act, expected } of share(firstInteractions, 1, 3))
    await test.step(how, async () => {
      await open(page);
      await act(page);
      await expectShown(page, expected);
    });
});

for (const { how, act, expected } of share(firstInteractions, 2, 3)) {
  test(`${how} is not lost while React loads`, async ({ page }) => {
    const release = await holdIslands(page);
    await open(page);
    await act(page);
    await expectShown(page, 1);
    release();
    await expectShown(page, expected);
    // The interaction was done exactly once.
    await next(page).click();
    await expectShown(page, (expected % total) + 1);
  });
}

test('a drag during which React hydrates the carousel is one swipe', async ({ page }) => {
  const release = await holdIslands(page);
  await open(page);
  const { x, y } = await middleOf(picture(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 3 });
  release();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('island-root[name=carousel]') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.mouse.move(x - 80, y, { steps: 3 });
  await page.mouse.up();
  await expectShown(page, 2);
});

test('a click before any script loads turns the carousel as soon as the scripts have loaded', async ({ page }) => {
  await freezeClock(page);
  const release = await holdScripts(page);
  await page.goto(about);
  await next(page).click();
  await expectShown(page, 1);
  release();
  await expectShown(page, 2);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe to the left shows the next picture, to the right the previous, wrapping around', async ({ page }) => {
    await open(page);
    await swipe(page, picture(page), -60);
    await expectShown(page, 2);
    await swipe(page, picture(page), 60);
    await swipe(page, picture(page), 60);
    await expectShown(page, total);
    await swipe(page, picture(page), -60);
    await expectShown(page, 1);
  });

  test('a finger moved by 50 px swipes; 49 px or scrolling down does not', async ({ page }) => {
    await open(page);
    await swipe(page, picture(page), -49);
    await swipe(page, picture(page), -60, -200);
    await swipe(page, picture(page), -50);
    await expectShown(page, 2);
  });

  test('a tap on a bar jumps to its picture', async ({ page }) => {
    await open(page);
    await bar(page, 5).tap();
    await expectShown(page, 5);
  });

  const touches: typeof firstInteractions = [
    { how: 'a swipe to the left', act: (page) => swipe(page, picture(page), -60), expected: 2 },
    { how: 'a swipe to the right', act: (page) => swipe(page, picture(page), 60), expected: total },
    { how: 'a tap on a bar', act: (page) => bar(page, 4).tap(), expected: 4 },
    { how: 'a tap on an arrow', act: (page) => next(page).tap(), expected: 2 },
  ];
  for (const { how, act, expected } of share(touches, 0, 2)) {
    test(`${how} is not lost while React loads`, async ({ page }) => {
      const release = await holdIslands(page);
      await open(page);
      await act(page);
      await expectShown(page, 1);
      release();
      await expectShown(page, expected);
    });
  }

  test('scrolling past while React loads is not a swipe', async ({ page }) => {
    const release = await holdIslands(page);
    await open(page);
    await swipe(page, picture(page), -60, -300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    release();
    await swipe(page, picture(page), -60);
    await expectShown(page, 2);
  });
});

test('with forced colours the bar of the shown picture is outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await expect(bar(page, 1)).toHaveCSS('outline-style', 'solid');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the carousel shows the first picture, and the other pictures are shown side by side', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(about);
    // The first picture is in the carousel.
    await expect(page.getByRole('main').getByRole('figure').filter({ visible: true })).toHaveCount(total - 1);
  });
});

test('at every width the pictures are shown only in the carousel, more than 380 px wide', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(main.getByRole('figure')).toHaveCount(0);
    for (const caption of captions) await expect(main.getByText(caption, { exact: true })).toHaveCount(0);
    expect((await picture(page).boundingBox())?.width, `${width} px`).toBeGreaterThan(380);
  }
});

/** How long the hint to swipe is shown, in milliseconds, as in the style sheet’s animation. */
const hintTime = 3000;

for (const reducedMotion of share(['no-preference', 'reduce'] as const, 1, 2)) {
  test(`the hint to swipe is shown for three seconds up to 768 px, and never above, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 769, height: 900 });
    await page.goto(about);
    const hint = page.getByText(text('about_swipe_hint'));
    await expect(hint).toBeHidden();
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      // The animation is paused, so that a slow machine does not miss the moment.
      const at = (time: number) =>
        hint.evaluate((element, time) => {
          const [animation] = element.getAnimations();
          animation?.pause();
          if (animation) animation.currentTime = time;
        }, time);
      await at(hintTime - 1);
      await expect(hint, `${width} px`).toBeVisible();
      await at(hintTime + 400);
      await expect(hint, `${width} px`).toBeHidden();
    }
  });
}
