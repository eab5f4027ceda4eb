import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';
import { hydrated, watchScripts } from '../../tests/support/islands.ts';

// What can be tried in the articles.

/** The articles in which the demos stand, and what these are called there. */
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

/** What it says has happened. */
const said = (demo: Locator) => demo.locator('[aria-live=polite]');

/** The jobs of one of the three arrangements. */
const jobsOf = (lift: Locator, arrangement: number): Locator => lift.locator('section').nth(arrangement).locator('i');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo is a picture of its states, and shows no control', async ({ page }) => {
    await page.goto(demos.lift[0]);
    const lift = demoOf(page, 'lift');
    await expect(lift).toContainText('Longest wait of a confirmation: 22 s');
    await expect(jobsOf(lift, 0)).toHaveCount(12);
    await expect(lift.locator('button, input').filter({ visible: true })).toHaveCount(0);
  });
});

test('a demo loads nothing until it is touched', async ({ page }) => {
  const scripts = watchScripts(page);
  const lift = await open(page, 'lift');
  await lift.scrollIntoViewIfNeeded();
  await lift.hover();
  expect(scripts).toEqual(['page']);
  await lift.getByRole('button', { name: 'Next job' }).click();
  await hydrated(page, 'lift');
  expect(scripts.sort()).toEqual(['lift.island', 'page', 'react', 'said', 'use-clock']);
});

test('lift: what is added waits, longest in one queue; with priorities behind what was taken', async ({ page }) => {
  const lift = await open(page, 'lift');
  const [one, priority, two] = [0, 1, 2].map((index) => lift.locator('section').nth(index)) as [
    Locator,
    Locator,
    Locator,
  ];
  await lift.getByRole('button', { name: '+ confirmation' }).click();
  await expect(said(lift)).toHaveText(
    '+1 confirmation. It waits 24 s in one queue, 14 s with priorities, 4 s with two queues.',
  );
  await expect(one).toContainText('24 s');
  await expect(priority).toContainText('14 s');
  await expect(two).toContainText('4 s');
  await lift.getByRole('slider').fill('1');
  await expect(priority).toContainText('6 s');
  await expect(one).toContainText('24 s');
});

test('lift: with the keyboard, a job after the other, to the end and back', async ({ page }) => {
  const lift = await open(page, 'lift');
  const next = lift.getByRole('button', { name: 'Next job' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(said(lift)).toHaveText(
    'Done after 2 s, of 12 jobs: 1 in one queue, 1 with priorities, 2 with two queues.',
  );
  for (let job = 2; job <= 12; job++) await page.keyboard.press('Enter');
  await expect(said(lift)).toHaveText(
    'Done after 24 s, of 12 jobs: 12 in one queue, 12 with priorities, 12 with two queues.',
  );
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await lift.getByRole('button', { name: 'Start again' }).press('Space');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
});

test('lift: it runs by itself when it is told to, and stops', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lift = await open(page, 'lift');
  const done = lift.locator('section').first().locator('s i');
  await lift.getByRole('button', { name: 'Run' }).click();
  await expect(done).toHaveCount(2);
  await lift.getByRole('button', { name: 'Stop' }).click();
  await expect(lift.getByRole('button', { name: 'Run' })).toBeVisible();
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a demo moves step by step alone', async ({ page }) => {
    const lift = await open(page, 'lift');
    await expect(lift.getByRole('button', { name: 'Next job' })).toBeVisible();
    await expect(lift.getByRole('button', { name: 'Run' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap counts, and what is tapped is large enough', async ({ page }) => {
    const lift = await open(page, 'lift');
    await lift.getByRole('button', { name: '+ delivery note' }).tap();
    await expect(jobsOf(lift, 0)).toHaveCount(13);
    for (const control of await lift.locator('button:visible, input:visible').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('on paper a demo has no controls', async ({ page }) => {
  const lift = await open(page, 'lift');
  await page.emulateMedia({ media: 'print' });
  await expect(lift.getByText('Two queues.', { exact: true })).toBeVisible();
  await expect(lift.locator('button, input').filter({ visible: true })).toHaveCount(0);
});

test.describe('a part that fails', () => {
  // The errors are real.
  test.use({ expectedMessages: /TypeError: Suggestions/ });

  test('boundary: without one the page is gone; with one it goes on, fails once more, and comes back', async ({
    page,
  }) => {
    const demo = await open(page, 'boundary');
    const [without, behind] = [0, 1].map((index) => demo.locator('section').nth(index)) as [Locator, Locator];
    await demo.getByRole('button', { name: 'Break Suggestions' }).click();
    await expect(without).not.toContainText('Checkout');
    await expect(behind).toContainText('Checkout');
    await expect(said(demo)).toContainText('Without a valve the whole page is gone');
    const again = behind.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(said(demo)).toHaveText('Tried again, failed again. Reports so far: 2.');
    await expect(again).toBeFocused();
    await demo.getByRole('button', { name: 'Repair the cause' }).click();
    await expect(without).not.toContainText('Checkout');
    await again.press('Enter');
    await expect(said(demo)).toHaveText('Suggestions is back behind its valve.');
    await expect(behind.getByText('Suggestions', { exact: true })).toBeFocused();
    await demo.getByRole('button', { name: 'Reload both pages' }).click();
    await expect(without).toContainText('Checkout');
  });
});

test('renders: a press renders the rows of the panel’s own JSX, and none that were passed', async ({ page }) => {
  const demo = await open(page, 'renders');
  const [inside, passed] = [0, 1].map((index) => demo.locator('section').nth(index)) as [Locator, Locator];
  await inside.getByRole('button').click();
  await expect(said(demo)).toHaveText('Presses: 1. Renders of the panel: 2. Renders of its 12 rows together: 24.');
  await expect(inside.locator('i')).toHaveText(Array.from({ length: 12 }, () => '2'));
  await passed.getByRole('button').press('Enter');
  await passed.getByRole('button').press('Enter');
  await expect(said(demo)).toHaveText('Presses: 2. Renders of the panel: 3. Renders of its 12 rows together: 12.');
  await expect(passed.locator('i')).toHaveText(Array.from({ length: 12 }, () => '1'));
  const restart = demo.getByRole('button', { name: 'Start again' });
  await restart.press('Enter');
  await expect(inside.locator('i')).toHaveText(Array.from({ length: 12 }, () => '1'));
  await expect(said(demo)).toBeEmpty();
  await expect(restart).toBeFocused();
});

test('layers: the menu opens below its button and closes on Escape; the dialog takes the focus and gives it back', async ({
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
  await expect(said(demo)).toContainText('The menu opened in the top layer.');
  // Only what stands behind a dialog is darkened.
  const behind = (layer: Locator) => layer.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor);
  expect(await behind(menu)).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(said(demo)).toContainText('The menu closed: Escape.');

  const opener = demo.getByRole('button', { name: 'Delete this kitchen' });
  await opener.press('Enter');
  const dialog = demo.getByRole('dialog', { name: 'Delete it for good?' });
  await expect(dialog).toBeVisible();
  expect(await behind(dialog)).not.toBe('rgba(0, 0, 0, 0)');
  await expect(demo.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(said(demo)).toContainText('Escape closed the dialog. The focus returned to the button.');
  await opener.click();
  await demo.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(said(demo)).toContainText('Here the form would be sent.');
  // The answer before is not the answer of who backs out.
  await opener.click();
  await demo.getByRole('button', { name: 'Keep it' }).click();
  await expect(said(demo)).toContainText('The kitchen stays.');
});

test('layers: the first tap opens the menu by itself, and is told', async ({ page }) => {
  const demo = await open(page, 'layers');
  await demo.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(said(demo)).toContainText('The menu opened');
  await page.mouse.click(2, 400);
  await expect(said(demo)).toHaveText(/The menu closed: a click elsewhere\.\s*$/);
});

test.describe('without script, too', () => {
  test.use({ javaScriptEnabled: false });

  test('layers: menu and dialog open and close', async ({ page }) => {
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

test('channel: from event to event, with the keyboard; who does not listen and finds no room is leaked', async ({
  page,
}) => {
  const demo = await open(page, 'channel');
  const step = demo.getByRole('button', { name: 'To the next event' });
  await step.press('Enter');
  await expect(said(demo)).toHaveText('500 ms: kiaat is sawn, and main takes it.');
  await step.press('Enter');
  await expect(said(demo)).toHaveText('700 ms: deadline, main goes home. yellowwood stops.');
  await demo.getByRole('checkbox', { name: 'listens to the context' }).uncheck();
  await demo.getByRole('slider', { name: 'room in the channel' }).fill('0');
  for (const _ of ['oak', 'kiaat', 'deadline', 'yellowwood']) await step.press('Enter');
  await expect(said(demo)).toContainText('1000 ms: yellowwood is sawn, the channel is full');
  await expect(demo.getByText('leaked', { exact: true })).toBeVisible();
});

test('channel: it runs to its end at the speed that is set', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await open(page, 'channel');
  await demo.getByRole('slider', { name: 'times slower' }).fill('1');
  await demo.getByRole('button', { name: 'Run' }).click();
  await expect(said(demo)).toContainText('deadline, main goes home');
  await expect(demo.getByRole('button', { name: 'Run' })).toBeVisible();
});

test('switch: the same fourth state is let through without never and refused with it, until it has a case', async ({
  page,
}) => {
  const demo = await open(page, 'switch');
  const [without, with_] = [0, 1].map((index) => said(demo).nth(index)) as [Locator, Locator];
  await expect(without).toContainText('It compiles in silence.');
  await expect(with_).toContainText('The compiler refuses it. TS1360');
  await expect(demo.locator('mark')).toHaveText('job satisfies never;');
  await demo.getByRole('checkbox', { name: 'a case for it' }).check();
  await expect(said(demo)).toHaveText([/the fourth state has its text/, /the fourth state has its text/]);
  await demo.getByRole('checkbox', { name: 'a fourth state' }).uncheck();
  await expect(said(demo)).toHaveText([/TS2678/, /TS2678/]);
});

test('bisect: both searches from the first step to their verdicts, with the keyboard, and back', async ({ page }) => {
  const demo = await open(page, 'bisect');
  await expect(said(demo)).toContainText('After 8 steps it accuses commit 63');
  await demo.getByRole('button', { name: 'Step through it' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(demo)).toContainText('npm test: commit 50 does not parse, so the test fails');
  await expect(said(demo)).toContainText('Suspects left: 50.');
  await expect(said(demo)).toContainText('exit code 125, skipped. Suspects left: 100.');
  for (let step = 2; step <= 7; step++) await page.keyboard.press('Enter');
  await expect(said(demo)).toContainText('After 7 steps it accuses commit 50');
  await expect(said(demo)).toContainText('../probe.sh: commit 65 fails. Suspects left: 3.');
  await page.keyboard.press('Enter');
  await expect(said(demo)).toContainText('After 8 steps it accuses commit 63');
  await demo.getByRole('button', { name: 'One step back' }).press('Space');
  await expect(said(demo)).toContainText('commit 65 fails');
});

test('kill: a death between sending and recording costs a mail or adds one, and a key mends that', async ({ page }) => {
  const demo = await open(page, 'kill');
  const [send, record, key] = [0, 1, 2].map((index) => demo.locator('section').nth(index)) as [
    Locator,
    Locator,
    Locator,
  ];
  await expect(send).toContainText('Mails that leave: 2');
  await expect(record).toContainText('Mails that leave: 0');
  await expect(key).toContainText('Mails that leave: 1');
  const third = demo.getByRole('button', { name: 'Kill the first worker after step 3' });
  await third.press('Enter');
  await expect(said(demo)).toHaveText(
    'Dead after step 3. Mails that leave: 1 if it sends first, 1 if it records first, 1 with a key.',
  );
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await expect(send).toContainText('Mails that leave: 1');
});
