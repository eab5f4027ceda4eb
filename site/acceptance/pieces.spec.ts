import type { Locator, Page } from '@playwright/test';
import { findAxeProblems } from 'fitout/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';
import { holdIslands, hydrated } from '../../tests/support/islands.ts';
import { share } from '../../tests/support/thorough.ts';

// The interactive pieces of projects in their pages. pieces.built.test.ts tests what they show and announce.

async function open(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/apps/${slug}#try`);
  await ready(page);
  return page.locator('#try').getByRole('figure');
}

const announced = (piece: Locator) => piece.locator('[aria-live=polite]');

const pieces = {
  formio: 'composer',
  nftshop: 'purchase',
  linkbio: 'link-page',
  aitranslator: 'paragraph-pair',
  portfoliobio: 'page-parts',
  indeed: 'job-board',
} as const;
/** With the piece of fartup, whose page’s buttons lead to the game instead. */
const islands: Record<string, string> = { ...pieces, fartup: 'evidence' };
const slugs = Object.keys(islands);

for (const [slug, island] of share(Object.entries(pieces), 0, 3)) {
  test(`${slug}: cards and buttons lead to the piece, which is captioned as rebuilt for this page`, async ({
    page,
  }) => {
    await page.goto('/apps');
    await ready(page);
    const card = page.getByRole('main').locator(`article:has(a[href="/apps/${slug}#try"])`);
    await card.locator('h3 a').click();
    await expect(page).toHaveURL(`/apps/${slug}#try`);
    const piece = page.locator('#try');
    await expect(piece).toBeInViewport();
    await expect(piece.locator('figcaption')).toContainText('rebuilt for this page');
    for (const name of ['Try a piece of it', 'Live App'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', '#try');
    await piece.getByRole('button').first().click();
    await hydrated(page, island);
    expect(await findAxeProblems(page)).toEqual([]);
  });
}

for (const [part, language] of ['zu', 'de'].entries())
  test(`on the smallest phone, in ${language}, each piece fits and its controls are at least 44 px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const slug of share(slugs, part, 2)) {
      await page.goto(`/${language}/apps/${slug}#try`);
      await ready(page);
      const [across, wide] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(across, slug).toBe(wide);
      const controls = page.locator('#try :is(button, input, select, textarea):visible');
      await expect(controls, slug).not.toHaveCount(0);
      const heights = await controls.evaluateAll((all) =>
        all.map((it) => (it.closest('label') ?? it).getBoundingClientRect().height),
      );
      expect(Math.min(...heights), slug).toBeGreaterThanOrEqual(44);
      // Hydration must give the built HTML: a difference is an error in the console.
      await controls.first().focus();
      await hydrated(page, islands[slug] ?? '');
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a piece shows its drawing without controls', async ({ page }) => {
    for (const slug of share(slugs, 0, 3)) {
      await page.goto(`/apps/${slug}`);
      const piece = page.locator('#try');
      await expect(piece.locator('figcaption'), slug).toBeVisible();
      await expect(piece.locator('button, input, select, textarea').filter({ visible: true }), slug).toHaveCount(0);
    }
  });
});

test('on a desktop screen the piece stays beside the text, on a phone it follows “What it is”', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const piece = await open(page, 'formio');
  await page.getByRole('heading', { name: 'How I tested it' }).scrollIntoViewIfNeeded();
  await expect(piece).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await top(piece)).toBeGreaterThan(await top(page.getByRole('heading', { name: 'What it is' })));
  expect(await top(piece)).toBeLessThan(await top(page.getByRole('heading', { name: 'The problem' })));
});

test('in a low window the piece fits and scrolls to its end; in print it has no controls and nothing folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const slug of share(slugs, 1, 2)) {
    await page.emulateMedia({ media: 'screen' });
    const piece = await open(page, slug);
    await page.getByRole('heading', { name: 'How I tested it' }).scrollIntoViewIfNeeded();
    const box = await page.locator('#try').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 769)).toBeLessThanOrEqual(768);
    await piece.locator('figcaption').scrollIntoViewIfNeeded();
    await expect(piece.locator('figcaption')).toBeInViewport({ ratio: 0.9 });
    await page.emulateMedia({ media: 'print' });
    await expect(piece, slug).toBeVisible();
    const controls = piece.locator('button, input, select, textarea, summary');
    await expect(controls.filter({ visible: true }), slug).toHaveCount(0);
  }
});

test('formio: a field can be selected, moved and removed with the keyboard', async ({ page }) => {
  const piece = await open(page, 'formio');
  await piece.getByRole('button', { name: 'Edit: E-mail' }).press('Enter');
  await piece.getByRole('button', { name: 'Move up: E-mail' }).press('Enter');
  await expect(announced(piece)).toHaveText('E-mail is now number 1 of 3.');
  await expect(piece.getByRole('button', { name: 'Move up: E-mail' })).toBeFocused();
  await piece.getByRole('button', { name: 'Remove: E-mail' }).press('Space');
  await expect(announced(piece)).toHaveText('E-mail is removed.');
  await expect(piece.getByRole('button', { name: 'Add a field' })).toBeFocused();
  await expect(piece.getByRole('group', { name: 'The form' }).getByRole('textbox')).toHaveCount(2);
});

test('nftshop: with the keyboard the focus follows the choices; a reverted purchase costs the fee', async ({
  page,
}) => {
  const piece = await open(page, 'nftshop');
  await piece.getByRole('button', { name: 'Buy' }).press('Enter');
  const choices = piece.getByRole('group', { name: 'What happens?' });
  await expect(choices).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choices.getByRole('button', { name: 'Sign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await choices.getByRole('button', { name: 'The contract reverts it' }).press('Space');
  await expect(announced(piece)).toContainText('somebody was faster');
  await expect(piece.getByRole('definition').last()).toHaveText('0.199 ETH');
});

/** The links in the piece’s drawing of a phone. */
const shown = (piece: Locator) => piece.getByRole('group', { name: 'On a phone' }).getByRole('listitem');

test('linkbio: links can be added, renamed, dragged and removed, and the page copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdIslands(page);
  const piece = await open(page, 'linkbio');
  await piece.getByRole('button', { name: /^Move: Shop/ }).click();
  release();
  await hydrated(page, 'link-page');
  // A press that was released before hydration moves nothing.
  await piece.getByLabel('Text of link 3').hover();
  await expect(shown(piece)).toHaveText(['Shop', 'Playlist', 'Saturday market']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const cut = (all: Element[]) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  expect(await piece.getByRole('textbox').evaluateAll(cut)).toBe(0);
  await piece.getByRole('button', { name: 'Add a link' }).click();
  await piece.getByLabel('Text of link 4').fill('Bookings');
  await expect(shown(piece)).toHaveText(['Shop', 'Playlist', 'Saturday market', 'Bookings']);
  await piece.getByRole('button', { name: /^Move: Bookings/ }).hover();
  await page.mouse.down();
  const box = await piece.getByRole('button', { name: /^Move: Shop/ }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 12 });
  await page.mouse.up();
  await expect(shown(piece)).toHaveText(['Bookings', 'Shop', 'Playlist', 'Saturday market']);
  await piece.getByRole('button', { name: 'Remove: Playlist' }).click();
  await expect(announced(piece)).toHaveText('Playlist is removed.');
  await piece.getByRole('button', { name: 'Copy as HTML' }).click();
  await expect(announced(piece)).toHaveText('Copied: the whole page as HTML.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect([...copied.matchAll(/<a href[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    'Bookings',
    'Shop',
    'Saturday market',
  ]);
});

/** The listings that the board shows. */
const listed = (piece: Locator) => piece.locator('ul').getByRole('listitem');

test('indeed: with the keyboard, a listing no longer saved leaves the list, and the list gets the focus', async ({
  page,
}) => {
  const piece = await open(page, 'indeed');
  const save = piece.getByRole('button', { name: 'Save: Joiner, Stairs to Nowhere' });
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await piece.getByLabel('Only saved (1)').press('Space');
  await expect(listed(piece)).toHaveCount(1);
  await save.press('Space');
  await expect(listed(piece)).toHaveText('Nothing here is saved.');
  await expect(piece.locator('ul')).toBeFocused();
});

test('indeed: the piece keeps its height with many, few and no results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const piece = await open(page, 'indeed');
  const height = async () => (await page.locator('#try').boundingBox())?.height;
  const before = await height();
  await piece.getByRole('combobox', { name: 'Where' }).selectOption('Pietermaritzburg');
  await expect(announced(piece)).toHaveText('2 of 40 listings');
  expect(await height()).toBe(before);
  await piece.getByRole('searchbox', { name: 'What' }).fill('nobody');
  await expect(announced(piece)).toHaveText('0 of 40 listings');
  expect(await height()).toBe(before);
});

test('fartup: “Live App” leads to the game, and the piece is captioned as rebuilt for this page', async ({ page }) => {
  const piece = await open(page, 'fartup');
  await expect(page.getByRole('main').getByRole('link', { name: 'Live App' })).toHaveAttribute('href', '/games/fartup');
  await expect(piece.locator('figcaption')).toContainText('rebuilt for this page');
  await piece.getByRole('button', { name: 'Next press' }).click();
  await hydrated(page, 'evidence');
  expect(await findAxeProblems(page)).toEqual([]);
});

const tick = (piece: Locator) => piece.getByRole('slider', { name: 'Tick' });

test('fartup: the keyboard steps through presses and ticks; “Play” is hidden with reduced motion', async ({ page }) => {
  const piece = await open(page, 'fartup');
  const now = announced(piece).first();
  await piece.getByRole('button', { name: 'Previous press' }).press('Enter');
  await expect(now).toContainText('Press 11 of 41, tick 426.');
  await tick(piece).press('ArrowRight');
  await expect(now).toContainText('Press 11 of 41, tick 427.');
  await tick(piece).press('Home');
  await expect(now).toContainText('Press 0 of 41, tick 0.');
  await expect(piece.getByRole('button', { name: '−8' })).toHaveAttribute('aria-disabled', 'true');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const play = piece.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible({ visible: reducedMotion === 'no-preference' });
  }
});

test('fartup: the piece keeps its height while the round is changed and flown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const piece = await open(page, 'fartup');
  const height = async () => (await page.locator('#try').boundingBox())?.height;
  const before = await height();
  await piece.getByRole('button', { name: '+8' }).click();
  await expect(announced(piece).last()).toContainText('Refused');
  expect(await height()).toBe(before);
  await tick(piece).press('End');
  await expect(announced(piece).first()).toContainText('Press 41 of 41');
  expect(await height()).toBe(before);
});
