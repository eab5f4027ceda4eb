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

test('a search word, even with a typo, finds its paragraph, marks the word and opens the page there', async ({
  page,
}) => {
  await openMenu(page);
  // tests/build/commands.test.ts tests the others.
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

test('without text fragment support a search result opens the page at its heading', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'fragmentDirective'));
  await openMenu(page);
  await field(page).fill('striking');
  await expect(texts(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${article('1')}#phases`);
  await expect(page.getByRole('heading', { name: 'Phases' })).toBeInViewport();
});

test('a search result on the current page scrolls to its text and closes the command menu', async ({ page }) => {
  await openMenu(page, article('1'));
  await field(page).fill('footnote');
  await texts(page).first().click();
  await expect(page.getByRole('main').getByText('With a footnote.')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search finds texts in the page’s language and marks English fallbacks with lang="en"', async ({ page }) => {
  await openMenu(page, homeInSwedish);
  await field(page).fill('contents follow');
  const hit = texts(page, 'sv').first();
  await expect(hit.locator('[lang=en]')).toContainText('the list of contents has something to follow');
  await hit.click();
  await expect(page).toHaveURL((url) => url.pathname === article('2', 'sv'));
  await page.keyboard.press('Control+k');
  await field(page).fill('follow');
  await expect(texts(page, 'sv').first()).toBeVisible();
  // This word is only in English texts.
  await field(page).fill('striking');
  await expect(texts(page, 'sv')).toHaveCount(0);
});

test('the search script loads on the first input; results appear once the index of texts has loaded', async ({
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

test.describe('a search script that does not load', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('literal matches of names are still found, and a message is shown', async ({ page }) => {
    await page.route('**/assets/menu-search*.js', (route) => route.fulfill({ status: 500, body: '' }));
    await openMenu(page);
    await field(page).fill('rss');
    await expect(page.getByRole('option')).toHaveText(feeds.map(({ name }) => name));
    await expect(page.getByRole('status').filter({ hasText: text('command_texts_failed') })).toBeVisible();
  });
});
