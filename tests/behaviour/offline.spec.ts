import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import { chooseLanguage, foreign, labelOf, menuLink, pathWith, snackbar, stored } from '../support/visitor.ts';

test.use({ expectedMessages: /Failed to load (resource|language)/ });

const skills = pagePath({ page: 'skills' });
const career = pagePath({ page: 'career' });
const close = (language = 'en') => ({ name: text('snackbar_close', {}, language) });

test('offline, a link shows a message and stays on the page; online the link works again', async ({
  page,
  context,
}) => {
  await page.goto(skills);
  await ready(page);
  await context.setOffline(true);
  await menuLink(page, 'career').click();
  await expect(snackbar(page)).toContainText(text('page_failed'));
  await expect(page).toHaveURL(skills);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Errors stay until they are closed.
  await snackbar(page).getByRole('button', close()).click();
  await expect(snackbar(page)).toHaveText('');
  await menuLink(page, 'contact').press('Enter');
  await expect(snackbar(page)).toContainText(text('page_failed'));
  await context.setOffline(false);
  await menuLink(page, 'career').click();
  await expect(page).toHaveURL(career);
});

test('offline, a link in the menu of narrow screens closes the menu and shows a message', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await ready(page);
  await page.goto(skills);
  await ready(page);
  await context.setOffline(true);
  const menu = page.getByRole('dialog', { name: text('nav_menu_title') });
  const follow = async () => {
    await page.getByRole('button', { name: text('nav_menu_open') }).click();
    await menu.getByRole('link', { name: labelOf('career'), exact: true }).click();
  };
  await follow();
  await expect(snackbar(page)).toContainText(text('page_failed'));
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(skills);
  await snackbar(page).getByRole('button', close()).click();
  await context.setOffline(false);
  await follow();
  await expect(page).toHaveURL(career);
  await page.goBack();
  await expect(page).toHaveURL(skills);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('links work in a browser that wrongly reports being offline', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto(skills);
  await ready(page);
  await menuLink(page, 'career').click();
  await expect(page).toHaveURL(career);
  // From the menu of narrow screens too; back leads to the previous page in one step.
  await ready(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: text('nav_menu_open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: labelOf('games'), exact: true })
    .click();
  await expect(page).toHaveURL(pagePath({ page: 'games' }));
  await page.goBack();
  await expect(page).toHaveURL(career);
});

test('offline, choosing a language shows a message and stores nothing; online the choice works', async ({
  page,
  context,
}) => {
  await page.goto(skills);
  await ready(page);
  await context.setOffline(true);
  await chooseLanguage(page, foreign);
  await expect(snackbar(page)).toContainText(text('language_failed'));
  await expect(page).toHaveURL(skills);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await stored(page, 'lang')).toBeNull();
  await context.setOffline(false);
  await chooseLanguage(page, foreign);
  await expect(page).toHaveURL(pagePath({ page: 'skills' }, foreign));
});

test('offline, Share copies the link when the share sheet fails', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('no network', 'DataError')),
    });
  });
  await context.grantPermissions(['clipboard-write']);
  await page.goto(pathWith('data-action="share"'));
  await ready(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: text('blog_share'), exact: true }).click();
  await expect(snackbar(page)).toContainText(text('blog_link_copied'));
});
