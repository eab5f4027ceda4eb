import type { Locator, Page } from '@playwright/test';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import { menuOf } from '../../engine/routes/site-map.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, languages, text } from '../support/site-map.ts';
import { labelOf, menuLink } from '../support/visitor.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

const opener = (page: Page) => page.getByRole('button', { name: text('nav_menu_open') });
const menu = (page: Page) => page.getByRole('dialog', { name: text('nav_menu_title') });
const closer = (page: Page) => menu(page).getByRole('button', { name: text('nav_menu_close') });
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

const from = pagePath({ page: 'skills' });
const start = async (page: Page) => {
  await page.goto(from);
  await ready(page);
};

test('the menu overlay lists six numbered links, and the others below them', async ({ page }) => {
  await start(page);
  await opener(page).tap();
  await expect(menu(page).getByRole('link')).toHaveText([
    ...(['home', 'about', 'contact', 'blog', 'career', 'projects', 'skills', 'games', 'resume'] as const).map((id) =>
      labelOf(id),
    ),
    ...content.ownPages.map(({ source }) => source.title),
    text('quotes_title'),
  ]);
  const numbers = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content));
  expect(numbers.slice(0, 6).every((content) => content.includes('decimal-leading-zero'))).toBe(true);
  expect(new Set(numbers.slice(6))).toEqual(new Set(['none']));
  expect(await isLocked(page)).toBe(true);
});

for (const [how, close] of [
  ['the close button', (page: Page) => closer(page).tap()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['back', (page: Page) => page.evaluate(() => history.back())],
] as const) {
  test(`${how} closes the menu, stays on the page, and returns the focus`, async ({ page }) => {
    await page.goto('/');
    await menuPath(page);
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(from);
    expect(await isLocked(page)).toBe(false);
    // The history is unchanged: one step back leads to the previous page.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('a second tap at the same position closes the menu, also with content above the header', async ({ page }) => {
  await start(page);
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 60px' }));
  });
  const { x = 0, y = 0 } = (await opener(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x + 22, y + 22);
  await expect(closer(page)).toBeInViewport();
  await page.touchscreen.tap(x + 22, y + 22);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(from);
});

async function menuPath(page: Page): Promise<void> {
  await ready(page);
  await page.goto(from);
  await ready(page);
}

test('Tab keeps the focus inside the open menu', async ({ page }) => {
  await start(page);
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName),
    ).toMatch(/^(menu|BODY)$/);
  }
});

test('a menu link opens its page; back returns in one step to the page with the menu closed', async ({ page }) => {
  await start(page);
  await opener(page).tap();
  await menu(page)
    .getByRole('link', { name: labelOf('career'), exact: true })
    .tap();
  await expect(page).toHaveURL(pagePath({ page: 'career' }));
  await expect(menu(page)).toBeHidden();
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await ready(page);
  await expect(menu(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  await page.goForward();
  await expect(page).toHaveURL(pagePath({ page: 'career' }));
});

test('the menu link to the current page stays on that page and adds nothing to the history', async ({ page }) => {
  const shown = pagePath({ page: 'career' });
  await page.goto('/');
  await ready(page);
  await page.goto(shown);
  await ready(page);
  await opener(page).tap();
  await menu(page)
    .getByRole('link', { name: labelOf('career'), exact: true })
    .tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(shown);
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the menu stays open when a tablet is rotated, and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 1180 });
  await start(page);
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 760 });
  await expect(menu(page)).toBeVisible();
  await expect(closer(page)).toBeInViewport();
  await closer(page).tap();
  await expect(menu(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  await menuLink(page, 'career').tap();
  await expect(page).toHaveURL(pagePath({ page: 'career' }));
});

test('from 992 px the header shows the links on one line instead of the menu button, in every language', async ({
  page,
}) => {
  const row = (language: string) =>
    page.getByRole('navigation', { name: text('nav_label', {}, language), exact: true });
  for (const language of languages) {
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto(pagePath({ page: 'career' }, language));
    for (const width of [992, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(row(language).getByRole('link')).toHaveText(
        menuOf('header', sourceOf(content, language)).map(({ label }) => label),
      );
      expect(await linesOf(row(language).getByRole('link')), `${language} at ${width} px`).toBe(1);
      await expect(page.getByRole('button', { name: text('nav_menu_open', {}, language) })).toBeHidden();
    }
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(row(language)).toBeHidden();
    await expect(page.getByRole('button', { name: text('nav_menu_open', {}, language) })).toBeVisible();
  }
});

test('with the browser’s text twice as large the header links wrap onto several lines and stay together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await start(page);
  const links = page.getByRole('navigation', { name: text('nav_label'), exact: true }).getByRole('link');
  expect(await linesOf(links)).toBeGreaterThan(1);
  const edges = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
  const gaps = edges.slice(1).map(({ left }, index) => left - edges[index].right);
  for (const gap of gaps) expect(gap).toBeLessThan(32);
});

test('from 768 px the header shows the links if they fit beside the settings, otherwise the menu button', async ({
  page,
}) => {
  const seen = new Map<string, boolean[]>();
  for (const language of languages) {
    const row = page.getByRole('navigation', { name: text('nav_label', {}, language), exact: true });
    const links = row.getByRole('link');
    const button = page.getByRole('button', { name: text('nav_menu_open', {}, language) });
    await page.goto(pagePath({ page: 'career' }, language));
    await ready(page);
    for (const width of [768, 800, 832, 864, 896, 928, 960, 991]) {
      await page.setViewportSize({ width, height: 800 });
      const fits = await row.isVisible();
      seen.set(language, [...(seen.get(language) ?? []), fits]);
      await expect(button, `${language} at ${width} px`).toBeVisible({ visible: !fits });
      if (!fits) continue;
      expect(await linesOf(links), `${language} at ${width} px`).toBe(1);
      expect(await isBetween(links), `${language} at ${width} px`).toBe(true);
      expect(await isSpread(links), `${language} at ${width} px`).toBe(true);
    }
  }
  // English always fits, and links that fit at one width fit at every larger one.
  expect(seen.get('en')).not.toContain(false);
  for (const fits of seen.values()) expect(fits).toEqual(fits.toSorted((a, b) => Number(a) - Number(b)));
});

test('header links that are too long are replaced by the menu button, also at 991 px', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await start(page);
  await expect(opener(page)).toBeHidden();
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('header li:first-child > *')) label.append('o'.repeat(40));
  });
  await expect(opener(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: text('nav_label'), exact: true })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

/** Whether the links are between the site’s mark and the settings, and overlap neither. */
function isBetween(links: Locator): Promise<boolean> {
  return links.evaluateAll((all) => {
    const [mark, settings] = ['header a', 'header [popovertarget]'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    const edges = all.map((link) => link.getBoundingClientRect());
    return (
      Math.min(...edges.map(({ left }) => left)) >= Number(mark?.right) &&
      Math.max(...edges.map(({ right }) => right)) <= Number(settings?.left)
    );
  });
}

/** Whether the free space is distributed between the links, apart from a gap before the settings. */
function isSpread(links: Locator): Promise<boolean> {
  return links.evaluateAll((all) => {
    const settings = document.querySelector('header [popovertarget]')?.getBoundingClientRect();
    const edges = all.map((link) => link.getBoundingClientRect());
    const gaps = edges.slice(1).map(({ left }, index) => left - Number(edges[index]?.right));
    const rest = Number(settings?.left) - Number(edges.at(-1)?.right);
    return Math.min(...gaps) >= Math.min(24, (rest - 24) / 4);
  });
}

/** The number of lines that the links take; a wrapped label counts as several. */
function linesOf(links: Locator): Promise<number> {
  return links.evaluateAll((all) => {
    const tops = all.flatMap((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    return new Set(tops).size;
  });
}
