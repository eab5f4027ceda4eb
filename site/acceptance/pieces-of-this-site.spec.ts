import type { Locator, Page } from '@playwright/test';
import { findAxeProblems } from 'fitout/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';

// The pieces that are made from this site itself; pieces-of-this-site.built.test.ts tests more of them.

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}#try`);
  await ready(page);
  return page.locator('#try').getByRole('figure');
}

const announced = (piece: Locator) => piece.locator('[aria-live=polite]');

test('aitranslator: keys remove and restore a translation; a language chosen on both sides swaps the sides', async ({
  page,
}) => {
  const piece = await open(page, '/apps/aitranslator');
  await piece.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(announced(piece)).toHaveText('Without this translation the site is not built.');
  await expect(piece.getByText('There is no translation.')).toBeVisible();
  const back = piece.getByRole('button', { name: 'Put back' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Space');
  await expect(announced(piece)).toContainText('Made from exactly this English');
  await piece.getByLabel('First language').selectOption('isiZulu');
  await expect(piece.getByLabel('Second language')).toHaveValue('en');
});

test('portfoliobio: a palette recolours the page until a reload, and changes one file', async ({ page }) => {
  const piece = await open(page, '/apps/portfoliobio');
  const groundColour = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ground'));
  const before = await groundColour();
  await piece.getByRole('button', { name: 'plum' }).press('Enter');
  await expect(announced(piece)).toContainText('Files that change: 1 of 7.');
  await expect(piece.getByRole('listitem').filter({ hasText: '(changes)' })).toHaveText(/site\/theme\.yaml/);
  expect(await groundColour()).not.toBe(before);
  expect(await findAxeProblems(page)).toEqual([]);
  await piece.getByRole('button', { name: 'deco' }).click();
  expect(await groundColour()).toBe(before);
  await piece.getByRole('button', { name: 'forest' }).click();
  await expect.poll(groundColour).not.toBe(before);
  await page.reload();
  expect(await groundColour()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('aitranslator: the English paragraph is visible beside its translation', async ({ page }) => {
    await page.goto('/de/apps/aitranslator');
    const piece = page.locator('#try');
    await expect(piece.locator('p[lang=en]')).toBeVisible();
    await expect(piece.locator('p[lang=de]')).toBeVisible();
  });
});
