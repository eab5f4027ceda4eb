import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';
import { hydrated, watchScripts } from '../../tests/support/islands.ts';

// The demos of the articles in their pages. demos.built.test.ts tests what they show and announce.

/** The address of each demo’s article, and the demo’s accessible name. */
const demos = {
  switch: ['/blog/2', 'Try a fourth state'],
  bisect: ['/blog/2', 'Step through a hundred commits'],
  boundary: ['/blog/4', 'Try the stopcock'],
  renders: ['/blog/4', 'Try the rows that count'],
  layers: ['/blog/5', 'Try a real menu and a real dialog'],
  channel: ['/blog/6', 'Try a channel and a deadline'],
  lift: ['/blog/8', 'Try the queue of the goods lift'],
  kill: ['/blog/8', 'Try killing a worker'],
} as const;

const demoOf = (page: Page, name: keyof typeof demos): Locator =>
  page.getByRole('figure', { name: demos[name][1], exact: true });

async function open(page: Page, name: keyof typeof demos): Promise<Locator> {
  await page.goto(demos[name][0]);
  await ready(page);
  return demoOf(page, name);
}

/** The live regions of a demo. */
const announced = (demo: Locator) => demo.locator('[aria-live=polite]');

/** The jobs of one of the three arrangements. */
const jobsOf = (lift: Locator, arrangement: number): Locator => lift.locator('section').nth(arrangement).locator('i');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo shows a picture of its states and no controls', async ({ page }) => {
    await page.goto(demos.lift[0]);
    const lift = demoOf(page, 'lift');
    await expect(lift).toContainText('Longest wait of a confirmation: 22 s');
    await expect(jobsOf(lift, 0)).toHaveCount(12);
    await expect(lift.locator('button, input').filter({ visible: true })).toHaveCount(0);
  });
});

test('a demo loads its scripts only when it is clicked, not when scrolled into view or hovered', async ({ page }) => {
  const scripts = watchScripts(page);
  const lift = await open(page, 'lift');
  await lift.scrollIntoViewIfNeeded();
  await lift.hover();
  expect(scripts).toEqual(['page']);
  await lift.getByRole('button', { name: 'Next job' }).click();
  await hydrated(page, 'lift');
  expect(scripts.sort()).toEqual(['lift.island', 'page', 'parts', 'react']);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a demo can only be stepped: its “Run” button is hidden', async ({ page }) => {
    const lift = await open(page, 'lift');
    await expect(lift.getByRole('button', { name: 'Next job' })).toBeVisible();
    const run = lift.getByRole('button', { name: 'Run' });
    await expect(run).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(run).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap on a demo takes effect, and its controls are at least 44 px high', async ({ page }) => {
    const lift = await open(page, 'lift');
    await lift.getByRole('button', { name: '+ delivery note' }).tap();
    await expect(jobsOf(lift, 0)).toHaveCount(13);
    for (const control of await lift.locator('button:visible, input:visible').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('a demo is printed without controls', async ({ page }) => {
  const lift = await open(page, 'lift');
  await page.emulateMedia({ media: 'print' });
  await expect(lift.getByText('Two queues.', { exact: true })).toBeVisible();
  await expect(lift.locator('button, input').filter({ visible: true })).toHaveCount(0);
});

test('layers: the menu opens below its button, Escape closes it; the dialog takes and returns the focus', async ({
  page,
}) => {
  const demo = await open(page, 'layers');
  const button = demo.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = demo.getByRole('group', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // The page may still be moving between two measurements.
  await expect(async () => {
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }).toPass();
  await expect(announced(demo)).toContainText('The menu opened in the top layer.');
  // A dialog darkens the page behind it, a menu does not.
  const behind = (layer: Locator) => layer.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor);
  expect(await behind(menu)).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(announced(demo)).toContainText('The menu closed: Escape.');

  const opener = demo.getByRole('button', { name: 'Delete this kitchen' });
  await opener.press('Enter');
  const dialog = demo.getByRole('dialog', { name: 'Delete it for good?' });
  await expect(dialog).toBeVisible();
  expect(await behind(dialog)).not.toBe('rgba(0, 0, 0, 0)');
  await expect(demo.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(announced(demo)).toContainText('Escape closed the dialog. The focus returned to the button.');
  await opener.click();
  await demo.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(announced(demo)).toContainText('Here the form would be sent.');
  // “Keep it” must not report the answer that was given before.
  await opener.click();
  await demo.getByRole('button', { name: 'Keep it' }).click();
  await expect(announced(demo)).toContainText('The kitchen stays.');
});

test('layers: the first click opens the menu and is announced', async ({ page }) => {
  const demo = await open(page, 'layers');
  await demo.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(announced(demo)).toContainText('The menu opened');
  await page.mouse.click(2, 400);
  await expect(announced(demo)).toHaveText(/The menu closed: a click elsewhere\.\s*$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('layers: the menu opens, and the dialog opens and closes', async ({ page }) => {
    await page.goto(demos.layers[0]);
    const demo = demoOf(page, 'layers');
    await demo.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(demo.getByRole('group', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Delete this kitchen' }).click();
    await expect(demo.getByRole('dialog')).toBeVisible();
    await demo.getByRole('button', { name: 'Keep it' }).click();
    await expect(demo.getByRole('dialog')).toBeHidden();
  });
});

/** The first interactions with each demo, and the announcements that follow. */
const firstInteractions: Record<
  string,
  [name: keyof typeof demos, act: (demo: Locator) => Promise<unknown>, announcement: string][]
> = {
  '/blog/2': [
    [
      'switch',
      (demo) => demo.getByRole('checkbox', { name: 'a case for it' }).check(),
      'the fourth state has its text',
    ],
    ['bisect', (demo) => demo.getByRole('button', { name: 'Step through it' }).press('Enter'), 'Suspects left: 50.'],
  ],
  '/blog/4': [
    ['boundary', (demo) => demo.getByRole('button', { name: 'Break Suggestions' }).click(), 'Without a valve'],
    ['renders', (demo) => demo.locator('section button').first().press('Enter'), 'Renders of the panel: 2.'],
  ],
  '/blog/6': [
    ['channel', (demo) => demo.getByRole('button', { name: 'To the next event' }).press('Enter'), '500 ms: kiaat'],
    ['channel', (demo) => demo.getByRole('button', { name: 'To the next event' }).press('Space'), '700 ms: deadline'],
  ],
  '/blog/8': [
    ['lift', (demo) => demo.getByRole('button', { name: 'Next job' }).press('Enter'), 'Done after 2 s, of 12 jobs'],
    [
      'kill',
      (demo) => demo.getByRole('button', { name: 'Kill the first worker after step 3' }).press('Enter'),
      'Dead after step 3.',
    ],
  ],
};

test.describe('first interaction', () => {
  // The demo of error boundaries throws real errors.
  test.use({ expectedMessages: /TypeError: Suggestions/ });

  for (const [path, interactions] of Object.entries(firstInteractions))
    test(`the demos of ${path} react and announce the result`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      for (const [name, act, announcement] of interactions) {
        await act(demoOf(page, name));
        await expect(announced(demoOf(page, name)).filter({ hasText: announcement }).first()).toBeVisible();
      }
    });
});
