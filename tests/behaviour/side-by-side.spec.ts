import type { Page } from '@playwright/test';
import { findAxeProblems } from '../../engine/build/checks/check-page.ts';
import { languageOf } from '../../engine/i18n/languages.ts';
import { languagesOf } from '../../engine/pages/summaries.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { foreign } from '../support/visitor.ts';

const { tag, ownName } = languageOf(foreign);
const article = content.articles.find(({ translations }) => translations[foreign]?.body);
if (!article) throw new Error('the site under test has no article in another language');
const to = { page: 'article', number: String(article.number) } as const;
const others = languagesOf(article).filter((code) => code !== 'en');
const project = content.projects.find(({ stories }) => stories[foreign]);
if (!project) throw new Error('the site under test has no story in another language');

const control = (page: Page) => page.getByRole('group', { name: text('side_by_side_title') });
const language = (page: Page) => control(page).getByRole('button', { name: ownName, exact: true });
const all = (page: Page) => control(page).getByRole('button', { name: text('side_by_side_all') });
const parts = (page: Page) => page.getByRole('button', { name: `${ownName} (${text('side_by_side_part')})` });
const translations = (page: Page) => page.getByRole('group', { name: ownName, exact: true });

async function choose(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await press(page);
}

async function press(page: Page): Promise<void> {
  await ready(page);
  await language(page).click();
  await expect(language(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(translations(page)).not.toHaveCount(0);
}

test('below an article its languages are listed; choosing one shows all translations from the first block on', async ({
  page,
}) => {
  await page.goto(pageAddress(to, 'en'));
  await expect(control(page).getByRole('button')).toHaveText(others.map((code) => languageOf(code).ownName));
  const isAfterTheText = await control(page).evaluate(
    (it) => document.querySelector('#prose')?.compareDocumentPosition(it) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isAfterTheText).toBe(true);
  await press(page);
  const blocks = page.locator('#prose > :not(button, .side-by-side)');
  await expect(translations(page)).toHaveCount(await blocks.count());
  await expect(translations(page).first()).toHaveAttribute('lang', tag);
  await expect(blocks.first()).toBeInViewport();
  await expect(parts(page).first()).toBeFocused();
  expect(await findAxeProblems(page)).toEqual([]);
  // The control stays on the screen, so that readers can close the translation.
  await expect(control(page)).toBeInViewport();
  await language(page).click();
  await expect(parts(page)).toHaveCount(0);
  await expect(translations(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('on a wide screen a paragraph and its translation are side by side, on a phone one below the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, pageAddress(to, 'en'));
  const boxes = async () => {
    const pair = page.locator('#prose > p + button + .side-by-side').first();
    const paragraph = page.locator('#prose > p:has(+ button + .side-by-side)').first();
    const [left, right] = [await paragraph.boundingBox(), await pair.boundingBox()];
    if (!left || !right) throw new Error('no paragraph is shown');
    return { left, right };
  };
  const wide = await boxes();
  expect(wide.right.x).toBeGreaterThanOrEqual(wide.left.x + wide.left.width);
  expect(wide.right.y).toBeLessThan(wide.left.y + wide.left.height);
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await boxes();
  expect(narrow.right.y).toBeGreaterThanOrEqual(narrow.left.y + narrow.left.height);
});

test('at 400 % zoom the language control does not stay over the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await choose(page, pageAddress(to, 'en'));
  await expect(parts(page).first()).toBeFocused();
  await expect(control(page)).not.toBeInViewport();
  await language(page).click();
  await expect(parts(page)).toHaveCount(0);
});

test('a button opens and closes the translation of one part of an article, below that part', async ({ page }) => {
  await choose(page, pageAddress(to, 'en'));
  await all(page).click();
  const blocks = page.locator('#prose > :not(button, .side-by-side)');
  await expect(parts(page)).toHaveCount(await blocks.count());
  await expect(translations(page)).toHaveCount(0);
  await parts(page).first().click();
  await expect(translations(page)).toHaveCount(1);
  await expect(translations(page)).toHaveAttribute('lang', tag);
  await expect(parts(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#prose > :first-child + button + .side-by-side')).toBeVisible();
  await parts(page).first().click();
  await expect(translations(page)).toHaveCount(0);
});

test('a chosen translation stays open on other pages of the visit until its language is pressed again', async ({
  page,
}) => {
  await choose(page, pageAddress(to, 'en'));
  // Ids are unique.
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await page.goto(pageAddress({ page: 'project', slug: project.slug }, 'en'));
  await expect(translations(page).first()).toBeVisible();
  // Not chosen on this page, so the page opens at the top.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await language(page).click();
  await expect(translations(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
