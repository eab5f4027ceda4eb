import type { Page } from '@playwright/test';
import { awake, expect, test } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource|Failed to load language/ });

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const said = (page: Page) => page.getByRole('status');

async function chooseLanguage(page: Page, ownName: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Sprache)/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: ownName, exact: true }).click();
}

test('a link without a network: what is shown stays, the visitor is told, and online the link works', async ({
  page,
  context,
}) => {
  await page.goto('/skills');
  await awake(page);
  await context.setOffline(true);
  await menuLink(page, 'career').click();
  await expect(said(page)).toContainText('That page did not load. What you see stays');
  await expect(page).toHaveURL('/skills');
  await expect(heading(page, 'Skills')).toBeVisible();
  await context.setOffline(false);
  await menuLink(page, 'career').click();
  await expect(heading(page, 'Career')).toBeVisible();
  await expect(page).toHaveURL('/career');
});

test('the visitor is told in the language that is shown', async ({ page, context }) => {
  await page.goto('/de/skills');
  await awake(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'werdegang' }).click();
  await expect(said(page)).toContainText('Was du siehst, bleibt');
});

test('back and forward without a network: address and page stay together, and online they lead on', async ({
  page,
  context,
}) => {
  await page.goto('/skills');
  await awake(page);
  for (const [name, title] of [
    ['career', 'Career'],
    ['contact', 'Contact'],
  ] as const) {
    await menuLink(page, name).click();
    await expect(heading(page, title)).toBeFocused();
  }
  await page.evaluate(() => history.back());
  await expect(heading(page, 'Career')).toBeFocused();
  await context.setOffline(true);
  for (const steps of [-1, 1]) {
    await page.evaluate((steps) => history.go(steps), steps);
    await expect(said(page)).toContainText('That page did not load');
    await expect(page).toHaveURL('/career');
    await expect(heading(page, 'Career')).toBeVisible();
    await said(page).getByRole('button', { name: 'Close this message' }).click();
  }
  await context.setOffline(false);
  await page.evaluate(() => history.forward());
  await expect(heading(page, 'Contact')).toBeFocused();
  await page.evaluate(() => history.go(-2));
  await expect(heading(page, 'Skills')).toBeFocused();
  await expect(page).toHaveURL('/skills');
});

test('a fragment that overtakes the way forward does no harm', async ({ page, context }) => {
  await page.goto('/skills');
  await awake(page);
  await menuLink(page, 'career').click();
  await expect(heading(page, 'Career')).toBeFocused();
  await page.evaluate(() => {
    const traverse = navigation.traverseTo.bind(navigation);
    navigation.traverseTo = (key) => {
      const result = traverse(key);
      location.hash = 'main';
      return result;
    };
  });
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(said(page)).toContainText('That page did not load');
  await expect(heading(page, 'Career')).toBeVisible();
  await context.setOffline(false);
  await menuLink(page, 'contact').click();
  await expect(heading(page, 'Contact')).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test('an engine that cannot name its entries: the page stays, and back leads on', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto('/skills');
  await awake(page);
  await menuLink(page, 'career').click();
  await expect(heading(page, 'Career')).toBeFocused();
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(said(page)).toContainText('That page did not load');
  await expect(heading(page, 'Career')).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/career');
  await menuLink(page, 'skills').click();
  await expect(heading(page, 'Skills')).toBeFocused();
});

test('headings of the page are reached without a network', async ({ page, context }) => {
  await page.goto('/blog/4');
  await awake(page);
  await context.setOffline(true);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const fragment = String(await link.getAttribute('href'));
  await link.click();
  await expect(page).toHaveURL(`/blog/4${fragment}`);
  await expect(page.locator(fragment)).toBeInViewport();
});

test('a language without a network: nothing changes, nothing is kept, and online it is shown', async ({
  page,
  context,
}) => {
  await page.goto('/skills');
  await awake(page);
  await context.setOffline(true);
  await chooseLanguage(page, 'Deutsch');
  await expect(said(page)).toContainText('That language did not load');
  await expect(page).toHaveURL('/skills');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull();
  await context.setOffline(false);
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/skills');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a language that was shown before, without a network: the choice is as it was', async ({ page, context }) => {
  await page.goto('/de/skills');
  await awake(page);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/skills');
  await context.setOffline(true);
  await chooseLanguage(page, 'Deutsch');
  await expect(said(page)).toContainText('That language did not load');
  await expect(page).toHaveURL('/skills');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
});

test.describe('sharing', () => {
  test('without a network: the link is copied as ever', async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('no network', 'DataError')),
      });
    });
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/blog/4');
    await awake(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(said(page)).toContainText('The link is copied');
  });
});
