import type { Page } from '@playwright/test';
import { offeredLanguages } from '../../engine/i18n/languages.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { copied, expect, holdScripts, ready, test, watchClipboard } from '../support/fixtures.ts';
import { holdIslands, watchScripts } from '../support/islands.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

const home = pageAddress({ page: 'home' }, 'en');
const skills = pageAddress({ page: 'skills' }, 'en');
const { email } = content.site;
const article = content.articles[0];
const project = content.projects.find(({ kind }) => kind !== 'template');
const other = offeredLanguages[1];
if (!article || !project || !other)
  throw new Error('the site under test needs an article, a project and two languages');

const menu = (page: Page, language = 'en') =>
  page.getByRole('dialog', { name: text('command_open', {}, language), exact: true });
const field = (page: Page) => menu(page).getByRole('combobox', { name: text('command_label') });
const opener = (page: Page, language = 'en') =>
  page.getByRole('button', { name: text('command_open', {}, language), exact: true });
const options = (page: Page) => menu(page).getByRole('option');
const chosen = (page: Page) => menu(page).getByRole('option', { selected: true });
const option = (page: Page, name: string) => menu(page).getByRole('option', { name, exact: true });
const message = (page: Page) => page.locator('#snackbar');
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

async function open(page: Page, address: string = skills): Promise<void> {
  await page.goto(address);
  await ready(page);
}

for (const keys of share(['Control+k', 'Meta+k'], 1, 2)) {
  test(`${keys} opens the command menu; Escape closes the menu and returns the focus`, async ({ page }) => {
    await open(page);
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: text('nav_link_career') })
      .first();
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    expect(await isScrollLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await isScrollLocked(page)).toBe(false);
  });
}

test('the button opens the command menu and gets the focus back when the menu closes', async ({ page }) => {
  await open(page);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await menu(page)
    .getByRole('button', { name: text('command_close') })
    .click();
  await expect(menu(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test('React and the indexes load when the command menu is first opened, not before', async ({ page }) => {
  const scripts = watchScripts(page);
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/indexes/')) indexes.push(new URL(request.url()).pathname);
  });
  await open(page);
  await opener(page).hover();
  expect(scripts).toEqual(['page']);
  expect(indexes).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  expect(scripts).toContain('react');
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  expect(indexes).toEqual(['/indexes/commands-en.json', '/indexes/texts-en.json']);
});

test('typing filters ignoring case and announces the number of results; Enter opens the chosen page', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Control+k');
  await field(page).fill(article.source.title.toUpperCase());
  await expect(chosen(page)).toHaveText(article.source.title);
  // Results from texts arrive later, and are announced as well.
  const announced = () => menu(page).locator('[aria-live=polite]').textContent();
  const counted = async () => text('command_count', { count: await options(page).count() });
  await expect.poll(async () => (await announced()) === (await counted())).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageAddress({ page: 'article', number: String(article.number) }, 'en'));
});

test('arrow keys move through the options and wrap around at the ends', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  const [first, second] = [text('nav_link_home'), text('nav_link_about')];
  await expect(chosen(page)).toHaveText(first);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(second);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(await chosen(page).getAttribute('id')));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveText(text('command_copy_mail'));
  await expect(chosen(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(first);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageAddress({ page: 'about' }, 'en'));
});

test('hovering chooses an option, clicking opens its page, and a click outside closes the command menu', async ({
  page,
}) => {
  await open(page);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  // A double click leaves the menu open, and the focus in its field.
  await opener(page).dblclick();
  await expect(menu(page)).toHaveAttribute('closedby', 'any');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 790);
  await expect(menu(page)).toHaveCount(0);
  await opener(page).click();
  await option(page, text('nav_link_career')).hover();
  await expect(chosen(page)).toHaveText(text('nav_link_career'));
  await option(page, text('nav_link_career')).click();
  await expect(page).toHaveURL(pageAddress({ page: 'career' }, 'en'));
});

test('the command menu switches the language and is itself translated', async ({ page }) => {
  await open(page);
  await opener(page).click();
  await field(page).fill(other.ownName);
  await option(page, other.ownName).click();
  await expect(page).toHaveURL(pageAddress({ page: 'skills' }, other.code));
  await ready(page);
  await page.keyboard.press('Control+k');
  await expect(menu(page, other.code).getByRole('option').first()).toHaveText(text('nav_link_home', {}, other.code));
});

test('the command menu copies the mail address and shows a message, also on a page without navigation', async ({
  page,
}) => {
  await watchClipboard(page);
  await open(page, pageAddress({ page: 'project', slug: project.slug }, 'en'));
  await opener(page).click();
  await option(page, text('command_copy_mail')).click();
  await expect(message(page)).toContainText(text('command_mail_copied', { address: email }));
  expect(await copied(page)).toBe(email);
});

const firstInteractions: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => opener(page).click(),
  'Enter on the button': (page) => opener(page).press('Enter'),
  'Ctrl K': (page) => page.keyboard.press('Control+k'),
};

const delays = [
  ['while React loads', holdIslands],
  ['before any script has loaded', holdScripts],
] as const;

const early = Object.entries(firstInteractions).flatMap(([how, act]) =>
  delays.map(([when, delay]) => ({ how, act, when, delay })),
);

// engine/browser/boot.test.ts and engine/islands/wake-islands.test.tsx test them all.
for (const { how, act, when, delay } of share(early, 0, 5)) {
  test(`${how} ${when} opens the command menu once the scripts have loaded`, async ({ page }) => {
    const release = await delay(page);
    await page.goto(skills);
    if (delay === holdIslands) await ready(page);
    await act(page);
    await expect(menu(page)).toHaveCount(0);
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap as the first interaction opens the command menu, and a tap on an option opens its page', async ({
    page,
  }) => {
    await open(page);
    await opener(page).tap();
    await option(page, text('nav_link_contact')).tap();
    await expect(page).toHaveURL(pageAddress({ page: 'contact' }, 'en'));
  });
});

test.describe('an index that does not load', () => {
  test.use({ expectedMessages: /Failed to load resource|did not load|Failed to fetch/ });

  // command-menu.browser.test.tsx tests them all.
  for (const failure of share(['500', 'no JSON', 'another JSON', 'no network'] as const, 0, 4)) {
    test(`when the index fails (${failure}), a message is shown, and the next attempt opens the command menu`, async ({
      page,
    }) => {
      await page.route('**/indexes/commands-*.json', (route) => {
        if (failure === 'no network') return route.abort();
        if (failure === 'another JSON') return route.fulfill({ json: [] });
        return route.fulfill(failure === '500' ? { status: 500, body: '' } : { body: '<!doctype html>' });
      });
      await open(page, home);
      await opener(page).click();
      await expect(message(page)).toContainText(text('island_failed'));
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute('**/indexes/commands-*.json');
      await opener(page).click();
      await expect(field(page)).toBeFocused();
    });
  }
});
