import { sourceOf } from '../../engine/pages/page-source.ts';
import { fileUrl, pagePath } from '../../engine/routes/addresses.ts';
import { entryIn } from '../../engine/routes/pages.ts';
import { menuOf } from '../../engine/routes/site-map.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { addresses, content, pages, text } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';
import {
  deadControls,
  foreign,
  kinds,
  labelOf,
  languageButton,
  languageLink,
  menuLink,
  ownNameOf,
  pathWith,
} from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

/** Pages with many controls that need script: blog, skills, articles with code and translations, a project to try. */
const interactivePages = [
  pagePath({ page: 'blog' }),
  pagePath({ page: 'skills' }),
  ...['data-action="copy"', '<island-root name="side-by-side"', 'id="try"'].map(pathWith),
];

test('without JavaScript pages show their heading and text, and no control that needs a script', async ({ page }) => {
  test.slow();
  for (const path of new Set([...share(addresses, 0, 4).map((one) => one.path), ...interactivePages])) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    expect(await deadControls(page), path).toEqual([]);
    await expect(page.locator('.needs-script:visible'), path).toHaveCount(0);
  }
});

test('without JavaScript each link of the main menu opens its page', async ({ page }) => {
  await page.goto('/');
  for (const { to } of share(menuOf('header', sourceOf(content, 'en')), 1, 3)) {
    await menuLink(page, to.page).click();
    await expect(page).toHaveURL(pagePath(to));
    await expect(menuLink(page, to.page)).toHaveAttribute('aria-current', 'page');
  }
});

test('without JavaScript the language list opens, closes and leads to the same page, in each layout', async ({
  page,
}) => {
  const layouts = new Map(kinds.map((to) => [entryIn(content, to).layout ?? 'shared', to]));
  expect(layouts.size).toBeGreaterThan(1);
  for (const to of thorough ? kinds : layouts.values()) {
    await page.goto(pagePath(to));
    await languageButton(page).click();
    await expect(languageLink(page, foreign)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(languageLink(page, foreign)).toBeHidden();
    await languageButton(page).click();
    await languageLink(page, foreign).click();
    await expect(page).toHaveURL(pagePath(to, foreign));
    await expect(languageButton(page, foreign)).toContainText(ownNameOf(foreign));
  }
});

test('without JavaScript the menu of narrow screens opens, closes and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: text('nav_menu_title') });
  const opener = page.getByRole('button', { name: text('nav_menu_open') });
  await opener.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: text('nav_menu_close') }).click();
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: labelOf('resume'), exact: true }).click();
  await expect(page).toHaveURL(pagePath({ page: 'resume' }));
});

test('without JavaScript privacy and terms open in the footer, and on pages without a footer', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: text('footer_privacy'), exact: true }).click();
  await expect(footer.getByText(text('footer_privacy_text'))).toBeVisible();
  await footer.getByRole('link', { name: text('footer_terms'), exact: true }).click();
  await expect(footer.getByText(text('footer_terms_text'))).toBeVisible();
  await expect(footer.getByText(text('footer_privacy_text'))).toBeHidden();
  for (const to of [{ page: 'about' }, ...pages.filter(({ page }) => page === 'project').slice(0, 1)] as const) {
    await page.goto(`${pagePath(to)}#privacy`);
    await expect(page.getByText(text('footer_privacy_text'))).toBeInViewport();
  }
});

test('without JavaScript the footer’s feed link shows the feed addresses without copy buttons', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: text('footer_feeds'), exact: true }).click();
  await expect(footer.getByText(fileUrl('/feed.json'))).toBeInViewport();
  await expect(footer.getByRole('button', { name: text('blog_copy') })).toHaveCount(0);
});

test.describe('compared with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('pages without JavaScript have the same content, except for the controls that need it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
    const bare = await context.newPage();
    for (const to of share(kinds, 1, 3)) {
      await page.goto(pagePath(to));
      await ready(page);
      // As if the page’s script had not loaded: controls that need it are hidden, also those of islands.
      await page.evaluate(() => {
        document.documentElement.dataset.scriptless = '';
      });
      await bare.goto(pagePath(to));
      // The replacements for those controls.
      await bare.locator('main noscript').evaluateAll((all) => {
        for (const one of all) one.remove();
      });
      const [interactive, plain] = await Promise.all([page, bare].map((one) => one.getByRole('main').ariaSnapshot()));
      expect(plain, to.page).toBe(interactive);
    }
    await context.close();
  });
});
