import type { Locator, Page } from '@playwright/test';
import { awake, expect, test } from '../support/fixtures.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures' });
/** What the carousel announces. */
const announced = (page: Page) => carousel(page).locator('[aria-live=polite]');

/** Moves one finger across an element, in steps, as a touch screen reports it. */
async function swipe(page: Page, element: Locator, across: number, down = 0): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [
    { x: box.x + box.width / 2 + across * part, y: box.y + box.height / 2 + down * part, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe to the left shows the next picture, to the right the previous, round and round', async ({ page }) => {
    await page.goto('/about');
    await awake(page);
    const picture = carousel(page).getByRole('img').first();
    await swipe(page, picture, -60);
    await expect(announced(page)).toContainText('Picture 2 of 6');
    await swipe(page, picture, 60);
    await swipe(page, picture, 60);
    await expect(announced(page)).toContainText('Picture 6 of 6');
    await swipe(page, picture, -60);
    await expect(announced(page)).toContainText('Picture 1 of 6');
  });

  test('49 px are no swipe, and scrolling down is none', async ({ page }) => {
    await page.goto('/about');
    await awake(page);
    const picture = carousel(page).getByRole('img').first();
    await swipe(page, picture, -49);
    await swipe(page, picture, -60, -200);
    await swipe(page, picture, -51);
    await expect(announced(page)).toContainText('Picture 2 of 6');
  });

  test('a tap on a bar jumps', async ({ page }) => {
    await page.goto('/about');
    await awake(page);
    await page.getByRole('button', { name: /^Picture 5 of 6/ }).tap();
    await expect(announced(page)).toContainText('Picture 5 of 6');
  });
});

test('a dragged mouse swipes, also when it is let go outside; a click does not', async ({ page }) => {
  await page.goto('/about');
  await awake(page);
  const box = await carousel(page).getByRole('img').first().boundingBox();
  if (!box) throw new Error('no picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (across: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + across, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(-80);
  await expect(announced(page)).toContainText('Picture 2 of 6');
  await drag(-box.width);
  await expect(announced(page)).toContainText('Picture 3 of 6');
  await page.mouse.click(x, y);
  await drag(20);
  await expect(announced(page)).toContainText('Picture 3 of 6');
  await drag(80);
  await expect(announced(page)).toContainText('Picture 2 of 6');
});

test('what the carousel is and shows is announced', async ({ page }) => {
  await page.goto('/about');
  await awake(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(announced(page)).toHaveText('Picture 2 of 6: Sunrise surf at the Golden Mile');
});

for (const { width, shown } of [
  { width: 390, shown: true },
  { width: 768, shown: true },
  { width: 769, shown: false },
]) {
  test(`the hint to swipe at ${width} px: ${shown ? 'three seconds' : 'none'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const hint = page.getByText('Swipe', { exact: false }).first();
    if (!shown) return expect(hint).toBeHidden();
    await expect(hint).toBeVisible();
    const times = await hint.evaluate((element) => {
      const [animation] = element.getAnimations();
      const { delay, duration } = animation?.effect?.getComputedTiming() ?? {};
      animation?.finish();
      return { delay, duration };
    });
    expect(times.delay).toBe(3000);
    await expect(hint).toBeHidden();
  });
}

test('under reduced motion the hint goes too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const hint = page.getByText('Swipe', { exact: false }).first();
  await expect(hint).toBeVisible();
  await hint.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(hint).toBeHidden();
});
