import type { Locator, Page } from '@playwright/test';
import type { MachineName } from '../../src/content/machines.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { hydrated, watchScripts } from '../support/islands.ts';
import { pathWith } from '../support/visitor.ts';

/** A machine on the first page that has it. */
async function open(page: Page, name: MachineName): Promise<Locator> {
  await page.goto(pathWith(`machine-${name}`));
  await ready(page);
  return page.locator(`.machine-${name}`);
}

/** What it tells has happened. */
const said = (machine: Locator) => machine.locator('[aria-live=polite]');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a machine is a picture of its states, and shows no control', async ({ page }) => {
    await page.goto(pathWith('machine-lift'));
    const lift = page.locator('.machine-lift');
    await expect(lift).toContainText('waits 22 s at most');
    await expect(lift.locator('.machine-lane').first().locator('i')).toHaveCount(12);
    await expect(lift.locator('button, input').filter({ visible: true })).toHaveCount(0);
  });
});

test('a machine loads nothing until it is touched', async ({ page }) => {
  const scripts = watchScripts(page);
  const lift = await open(page, 'lift');
  await lift.scrollIntoViewIfNeeded();
  await lift.hover();
  expect(scripts).toEqual(['page']);
  await lift.getByRole('button', { name: 'One job on' }).click();
  await hydrated(page, 'machine');
  expect(scripts.sort()).toEqual(['machine.island', 'page', 'react']);
});

test('lift: what is added waits, longest in one queue; with priorities behind what was taken', async ({ page }) => {
  const lift = await open(page, 'lift');
  const [one, priority, two] = [0, 1, 2].map((index) => lift.locator('section').nth(index)) as [
    Locator,
    Locator,
    Locator,
  ];
  await lift.getByRole('button', { name: '+ small load' }).click();
  await expect(said(lift)).toHaveText(
    'One more small load. It waits 24 s in one queue, 14 s with priorities, 4 s with two queues.',
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
  const next = lift.getByRole('button', { name: 'One job on' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(said(lift)).toHaveText('After 2 s, of 12 jobs are done: 1, 1 and 2.');
  for (let job = 2; job <= 12; job++) await page.keyboard.press('Enter');
  await expect(said(lift)).toHaveText('After 24 s, of 12 jobs are done: 12, 12 and 12.');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await lift.getByRole('button', { name: 'Start again' }).press('Space');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
});

test('lift: it runs by itself when it is told to, and stops', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lift = await open(page, 'lift');
  const done = lift.locator('.machine-lane').first().locator('s i');
  await lift.getByRole('button', { name: 'Run' }).click();
  await expect(done).toHaveCount(2);
  await lift.getByRole('button', { name: 'Stop' }).click();
  await expect(lift.getByRole('button', { name: 'Run' })).toBeVisible();
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a machine moves step by step alone', async ({ page }) => {
    const lift = await open(page, 'lift');
    await expect(lift.getByRole('button', { name: 'One job on' })).toBeVisible();
    await expect(lift.getByRole('button', { name: 'Run' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap counts, and what is tapped is large enough', async ({ page }) => {
    const lift = await open(page, 'lift');
    await lift.getByRole('button', { name: '+ large load' }).tap();
    await expect(lift.locator('.machine-lane').first().locator('i')).toHaveCount(13);
    for (const control of await lift.locator('button:visible, input:visible').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('on paper a machine has no controls', async ({ page }) => {
  const lift = await open(page, 'lift');
  await page.emulateMedia({ media: 'print' });
  await expect(lift.getByText('Two queues', { exact: true })).toBeVisible();
  await expect(lift.locator('button, input').filter({ visible: true })).toHaveCount(0);
});

test.describe('a part that fails', () => {
  // The errors are real.
  test.use({ expectedMessages: /TypeError: Suggestions/ });

  test('boundary: without one the page is gone; with one it goes on, fails once more, and comes back', async ({
    page,
  }) => {
    const machine = await open(page, 'boundary');
    const [without, behind] = [0, 1].map((index) => machine.locator('section').nth(index)) as [Locator, Locator];
    await machine.getByRole('button', { name: 'Break Pattern' }).click();
    await expect(without).not.toContainText('Hem');
    await expect(behind).toContainText('Hem');
    await expect(said(machine)).toContainText('Without a valve the whole cloth is gone');
    const again = behind.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(said(machine)).toHaveText('Tried again, failed again. Reports so far: 2.');
    await machine.getByRole('button', { name: 'Mend the cause' }).click();
    await expect(without).not.toContainText('Hem');
    await again.press('Enter');
    await expect(said(machine)).toHaveText('Pattern is back behind its valve.');
    await expect(behind.getByText('Pattern', { exact: true })).toBeVisible();
    await machine.getByRole('button', { name: 'Load both pages anew' }).click();
    await expect(without).toContainText('Hem');
  });
});

test('layers: the menu opens below its button and closes on Escape; the dialog takes the focus and gives it back', async ({
  page,
}) => {
  const machine = await open(page, 'layers');
  const button = machine.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = machine.getByRole('group', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expect(said(machine)).toContainText('The menu opened in the top layer.');
  // Only what stands behind a dialog is darkened.
  const behind = (layer: Locator) => layer.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor);
  expect(await behind(menu)).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(said(machine)).toContainText('The menu closed: Escape.');

  const opener = machine.getByRole('button', { name: 'Delete this cloth' });
  await opener.press('Enter');
  const dialog = machine.getByRole('dialog', { name: 'Delete it for good?' });
  await expect(dialog).toBeVisible();
  expect(await behind(dialog)).not.toBe('rgba(0, 0, 0, 0)');
  await expect(machine.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(said(machine)).toContainText('Escape closed the dialog. The focus returned to the button.');
  await opener.click();
  await machine.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(said(machine)).toContainText('Here the form would be sent.');
  // The answer before is not the answer of who backs out.
  await opener.click();
  await machine.getByRole('button', { name: 'Keep it' }).click();
  await expect(said(machine)).toContainText('The cloth stays.');
});

test('layers: the first tap opens the menu by itself, and is told', async ({ page }) => {
  const machine = await open(page, 'layers');
  await machine.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(said(machine)).toContainText('The menu opened');
  await page.mouse.click(2, 400);
  await expect(said(machine)).toHaveText(/The menu closed: a click elsewhere\.\s*$/);
});

test.describe('without script, too', () => {
  test.use({ javaScriptEnabled: false });

  test('layers: menu and dialog open and close', async ({ page }) => {
    await page.goto(pathWith('machine-layers'));
    const machine = page.locator('.machine-layers');
    await machine.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(machine.getByRole('group', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await machine.getByRole('button', { name: 'Delete this cloth' }).click();
    await expect(machine.getByRole('dialog')).toBeVisible();
    await machine.getByRole('button', { name: 'Keep it' }).click();
    await expect(machine.getByRole('dialog')).toBeHidden();
  });
});

test('channel: from event to event, with the keyboard; who does not listen and finds no room is leaked', async ({
  page,
}) => {
  const machine = await open(page, 'channel');
  const step = machine.getByRole('button', { name: 'To the next event' });
  await step.press('Enter');
  await expect(said(machine)).toHaveText('500 ms: the middle thread is sawn, and main takes it.');
  await step.press('Enter');
  await expect(said(machine)).toHaveText('700 ms: deadline, main goes home. the slow thread stops.');
  await machine.getByRole('checkbox', { name: 'listens to the context' }).uncheck();
  await machine.getByRole('slider', { name: 'room in the channel' }).fill('0');
  for (const _ of ['quick', 'middle', 'deadline', 'slow']) await step.press('Enter');
  await expect(said(machine)).toContainText('1000 ms: the slow thread is sawn, the channel is full');
  await expect(machine.getByText('leaked')).toBeVisible();
});

test('channel: it runs to its end at the speed that is set', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const machine = await open(page, 'channel');
  await machine.getByRole('slider', { name: 'times slower' }).fill('1');
  await machine.getByRole('button', { name: 'Run' }).click();
  await expect(said(machine)).toContainText('deadline, main goes home');
  await expect(machine.getByRole('button', { name: 'Run' })).toBeVisible();
});

test('switch: a fourth state is let through, refused, or has a case', async ({ page }) => {
  const machine = await open(page, 'switch');
  await machine.getByRole('checkbox', { name: 'a fourth state' }).check();
  await expect(said(machine)).toHaveText('The compiler refuses it.');
  await expect(machine.locator('mark')).toHaveText('job satisfies never;');
  await machine.getByRole('checkbox', { name: 'satisfies never' }).uncheck();
  await expect(said(machine)).toContainText('It compiles in silence.');
  await machine.getByRole('checkbox', { name: 'a case for it' }).check();
  await expect(said(machine)).toContainText('It compiles, and the fourth state has its words.');
});
