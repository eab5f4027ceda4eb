import type { Locator, Page } from '@playwright/test';
import { findAxeProblems } from 'fitout/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';

// The pieces that are made from this site itself.

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}#try`);
  await ready(page);
  return page.locator('#try').getByRole('figure');
}

const said = (piece: Locator) => piece.locator('[aria-live=polite]');

test('aitranslator: changed English makes its translations stale, until they are accepted', async ({ page }) => {
  const piece = await open(page, '/apps/aitranslator');
  const english = piece.getByRole('textbox', { name: 'English (you can edit it)' });
  const before = await english.inputValue();
  await expect(piece.getByRole('button', { name: 'Paragraph 1: fresh' })).toHaveAttribute('aria-pressed', 'true');
  const hashes = piece.locator('code');
  const [hash = ''] = await hashes.allTextContents();
  await expect(hashes).toHaveText([hash, hash]);

  await english.pressSequentially('!');
  await expect(said(piece)).toContainText('Made from other English');
  await expect(piece.getByRole('button', { name: 'Paragraph 1: stale' })).toBeVisible();
  await expect(hashes.nth(0)).toHaveText(hash);
  await expect(hashes.nth(1)).toHaveText(/^(?!.*…)[0-9a-f]{12}$/);
  await expect(hashes.nth(1)).not.toHaveText(hash);

  const accept = piece.getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect(said(piece)).toContainText('Made from exactly this English');
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await piece.getByLabel('Second language').selectOption('Deutsch');
  await expect(said(piece)).toContainText('Made from other English');

  await piece.getByRole('button', { name: 'Start again' }).click();
  await expect(english).toHaveValue(before);
  await expect(said(piece)).toContainText('Made from exactly this English');
  await english.fill(`${before} `);
  await expect(said(piece)).toContainText('Made from other English');
  await english.fill(before);
  await expect(said(piece)).toContainText('Made from exactly this English');
});

test('aitranslator: the paragraphs are those of the pages, in both chosen languages', async ({ page }) => {
  const pages = ['apps', 'blog', 'career'];
  const shown: [string, string][] = [];
  const piece = await open(page, '/de/apps/aitranslator');
  await piece.getByLabel('Erste Sprache').selectOption('Afrikaans');
  for (const place of pages.keys()) {
    await piece.getByRole('group', { name: 'Absätze' }).getByRole('button').nth(place).press('Enter');
    for (const code of ['af', 'de'])
      shown.push([
        `/${code}/${pages[place]}`,
        (await piece.locator(`[data-state=fresh] > p[lang=${code}]`).textContent()) ?? '',
      ]);
  }
  expect(shown).toHaveLength(6);
  for (const [address, text] of shown) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
});

test('aitranslator: with the keyboard a translation is removed and put back; a language that is chosen twice changes sides', async ({
  page,
}) => {
  const piece = await open(page, '/apps/aitranslator');
  await piece.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(said(piece)).toHaveText('Without this translation the site is not built.');
  await expect(piece.getByText('There is no translation.')).toBeVisible();
  const back = piece.getByRole('button', { name: 'Put back' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Space');
  await expect(said(piece)).toContainText('Made from exactly this English');
  await piece.getByLabel('First language').selectOption('isiZulu');
  await expect(piece.getByLabel('Second language')).toHaveValue('en');
});

test('portfoliobio: a palette colours the page for as long as it is open, and one file changes', async ({ page }) => {
  const piece = await open(page, '/apps/portfoliobio');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ground'));
  const before = await ground();
  await piece.getByRole('button', { name: 'plum' }).press('Enter');
  await expect(said(piece)).toContainText('Files that change: 1 of 7.');
  await expect(piece.getByRole('listitem').filter({ hasText: '(changes)' })).toHaveText(/site\/theme\.yaml/);
  expect(await ground()).not.toBe(before);
  expect(await findAxeProblems(page)).toEqual([]);
  await piece.getByRole('button', { name: 'deco' }).click();
  expect(await ground()).toBe(before);
  await piece.getByRole('button', { name: 'forest' }).click();
  await expect.poll(ground).not.toBe(before);
  await page.reload();
  expect(await ground()).toBe(before);
});

test('portfoliobio: in another language the small page has its texts, and three files take the place of others', async ({
  page,
}) => {
  const piece = await open(page, '/apps/portfoliobio');
  await piece.getByLabel('Language of the small page').selectOption('Deutsch');
  await expect(said(piece)).toContainText('Files that change: 3 of 7.');
  const small = piece.getByRole('group', { name: 'This page, small' });
  await expect(small).toHaveAttribute('lang', 'de');
  const changed = piece.getByRole('listitem').filter({ hasText: '(changes)' });
  await expect(changed).toHaveText([
    /portfoliobio\/de\.mdx/,
    /engine\/i18n\/locales\/de\.json/,
    /site\/words\/de\.yaml/,
  ]);
  const shown = await small.getByRole('paragraph').nth(2).textContent();
  await page.goto('/de/apps/portfoliobio');
  await expect(
    page
      .getByRole('main')
      .getByText(shown ?? '', { exact: true })
      .first(),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('aitranslator: the English can be read beside its translation', async ({ page }) => {
    await page.goto('/de/apps/aitranslator');
    const piece = page.locator('#try');
    await expect(piece.locator('p[lang=en]')).toBeVisible();
    await expect(piece.locator('p[lang=de]')).toBeVisible();
  });
});
