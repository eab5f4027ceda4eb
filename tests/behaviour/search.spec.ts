import type { Page } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { watchScripts } from '../support/islands.ts';
import { text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

const [home, homeInSwedish] = ['en', 'sv'].map((language) => pageAddress({ page: 'home' }, language));
const article = (number: string, language = 'en') => pageAddress({ page: 'article', number }, language);

async function openMenu(page: Page, address = home): Promise<void> {
  await page.goto(String(address));
  await ready(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
}

const field = (page: Page) => page.getByRole('combobox');
const texts = (page: Page, language = 'en') =>
  page.getByRole('group', { name: text('command_texts', {}, language), exact: true }).getByRole('option');

/** A sentence of the fixture’s first article. */
const sentence = 'One striking sentence with "quotes" & an ampersand.';
const ways = ['STRIKING', 'stríking', 'strik', 'stiking', 'strikking', 'striqing', 'strkiing', 'striking'];

test('a word finds the paragraph, shows it marked and opens it at its place, also with an error', async ({ page }) => {
  await openMenu(page);
  // tests/build/commands.test.ts types the others.
  for (const typed of share(ways, 3, 5)) {
    await field(page).fill('zzzz');
    await expect(texts(page)).toHaveCount(0);
    await field(page).fill(typed);
    await expect(texts(page), typed).toHaveCount(1);
    await expect(texts(page), typed).toContainText(`› Phases${sentence}`);
    await expect(texts(page).locator('mark'), typed).toHaveText('striking');
  }
  await texts(page).click();
  // Browsers hide the text directive from the page and its address.
  await expect(page).toHaveURL((url) => url.pathname + url.hash.replace(/:~:.*/, '') === `${article('1')}#phases`);
  await expect(page.getByText(sentence)).toBeInViewport();
});

test('a browser that cannot open a page at a text opens it at the heading', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'fragmentDirective'));
  await openMenu(page);
  await field(page).fill('striking');
  await expect(texts(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${article('1')}#phases`);
  await expect(page.getByRole('heading', { name: 'Phases' })).toBeInViewport();
});

test('on the page itself it leads to the place as well', async ({ page }) => {
  await openMenu(page, article('1'));
  await field(page).fill('footnote');
  await texts(page).first().click();
  await expect(page.getByRole('main').getByText('With a footnote.')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the texts are those of the language, and what is English in them says so', async ({ page }) => {
  await openMenu(page, homeInSwedish);
  await field(page).fill('contents follow');
  const hit = texts(page, 'sv').first();
  await expect(hit.locator('[lang=en]')).toContainText('the list of contents has something to follow');
  await hit.click();
  await expect(page).toHaveURL((url) => url.pathname === article('2', 'sv'));
  await page.keyboard.press('Control+k');
  await field(page).fill('follow');
  await expect(texts(page, 'sv').first()).toBeVisible();
  // In English only.
  await field(page).fill('striking');
  await expect(texts(page, 'sv')).toHaveCount(0);
});

test('what searches is loaded when something is typed, which is searched in the texts when they come', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/indexes/texts-*.json', async (route) => {
    await promise;
    await route.continue();
  });
  await openMenu(page);
  expect(scripts).not.toContain('menu-search');
  await field(page).fill('striking');
  await expect(page.getByText(text('command_empty'))).toBeVisible();
  resolve();
  await expect(texts(page)).toHaveCount(1);
  expect(scripts).toContain('menu-search');
});

test.describe('what searches does not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('names are found as they are typed, and a message is shown', async ({ page }) => {
    await page.route('**/assets/menu-search*.js', (route) => route.fulfill({ status: 500, body: '' }));
    await openMenu(page);
    await field(page).fill('rss');
    await expect(page.getByRole('option')).toHaveText(feeds.map(({ name }) => name));
    await expect(page.getByRole('status').filter({ hasText: text('command_texts_failed') })).toBeVisible();
  });
});
