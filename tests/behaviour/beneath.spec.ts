import type { Page } from '@playwright/test';
import { languageOf } from '../../src/i18n/languages.ts';
import { pageAddress } from '../../src/site/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { foreign, snackbar } from '../support/visitor.ts';

const { tag, ownName } = languageOf(foreign);
const article = content.articles.find(({ translations }) => translations[foreign]?.body);
if (!article) throw new Error('the site under test has no article in another language');
const to = { page: 'article', number: String(article.number) } as const;
const project = content.projects.find(({ stories }) => stories[foreign]);
if (!project) throw new Error('the site under test has no story in another language');

const control = (page: Page) => page.getByRole('button', { name: text('beneath_title') });
const language = (page: Page) => page.getByLabel(text('beneath_language'));
const parts = (page: Page) => page.getByRole('button', { name: `${ownName} (${text('beneath_part')})` });
const translations = (page: Page) => page.getByRole('group', { name: ownName, exact: true });

async function choose(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await control(page).click();
  await language(page).selectOption({ label: ownName });
  await expect(parts(page).first()).toBeVisible();
}

test('a part of an article is opened in another language beneath it, and closed again', async ({ page }) => {
  await choose(page, pageAddress(to, 'en'));
  const blocks = page.locator('#prose > :not(button, .beneath)');
  await expect(parts(page)).toHaveCount(await blocks.count());
  await expect(translations(page)).toHaveCount(0);
  await parts(page).first().click();
  await expect(translations(page)).toHaveCount(1);
  await expect(translations(page)).toHaveAttribute('lang', tag);
  await expect(parts(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#prose > :first-child + button + .beneath')).toBeVisible();
  await parts(page).first().click();
  await expect(translations(page)).toHaveCount(0);
});

test('all of it is opened at once, stays open on the other pages of the visit, and goes when none is chosen', async ({
  page,
}) => {
  await choose(page, pageAddress(to, 'en'));
  await page.getByRole('button', { name: text('beneath_all') }).click();
  await expect(translations(page)).toHaveCount(await parts(page).count());
  // No id stands twice.
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await page.goto(pageAddress({ page: 'project', slug: project.slug }, 'en'));
  await expect(translations(page).first()).toBeVisible();
  await language(page).selectOption({ label: text('beneath_none') });
  await expect(parts(page)).toHaveCount(0);
  await expect(translations(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('where the other language does not come', () => {
  test.use({ expectedMessages: /did not load|Failed to load resource/ });

  test('that is said, and the text stays', async ({ page }) => {
    await page.goto(pageAddress(to, 'en'));
    await ready(page);
    await page.route(`**${pageAddress(to, foreign)}`, (route) => route.abort());
    await control(page).click();
    await language(page).selectOption({ label: ownName });
    await expect(snackbar(page)).toContainText(text('language_failed'));
    await expect(language(page)).toHaveValue('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the text in another language', async ({ page }) => {
    await page.goto(pageAddress(to, 'en'));
    await expect(control(page)).toBeHidden();
    await page.locator('article').getByRole('link', { name: ownName, exact: true }).click();
    await expect(page).toHaveURL(`${pageAddress(to, foreign)}#prose`);
  });
});
