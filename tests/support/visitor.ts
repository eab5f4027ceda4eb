import type { Locator, Page } from '@playwright/test';
import { offeredLanguages, tagOf } from '../../src/i18n/languages.ts';
import { pagePath, type SitePath } from '../../src/site/addresses.ts';
import { entryOf, type PageId, type PageRef, pages as siteMap } from '../../src/site/pages.ts';
import { readPage } from './built-files.ts';
import { languages, pages, text } from './site-map.ts';

/** What visitors know the parts of a page by, whatever the site under test is called and says. */

/** A language that is not English; the site of the tests offers one. */
export const [, foreign = 'en'] = languages;

/** One page of each kind. */
export const kinds: PageRef[] = (Object.keys(siteMap) as PageId[]).flatMap(
  (id) => pages.find(({ page }) => page === id) ?? [],
);

/**
 * The first English page whose document holds a text.
 * @param part for example `data-action="save"`
 * @throws where no page of the site does: then its tests show nothing
 */
export function pathWith(part: string): SitePath {
  const found = pages.map((to) => pagePath(to)).find((path) => readPage(path).includes(part));
  if (!found) throw new Error(`no page of the site under test holds ${part}`);
  return found;
}

/** What the links to a page are called. */
export function labelOf(page: PageId, language = 'en'): string {
  const { label } = entryOf({ page });
  if (!label) throw new Error(`${page} stands in no menu`);
  return text(label, {}, language);
}

/** The link to a page in the navigation of wide screens. */
export function menuLink(page: Page, to: PageId, language = 'en'): Locator {
  return page
    .getByRole('navigation', { name: text('nav_label', {}, language) })
    .getByRole('link', { name: labelOf(to, language), exact: true });
}

/** The button in the page's head that opens the languages. */
export function languageButton(page: Page, shown = 'en'): Locator {
  return page.getByRole('banner').getByRole('button', { name: text('nav_language', {}, shown) });
}

/** A language by its own name, in the list of the page's head. */
export function languageLink(page: Page, code: string): Locator {
  return page.getByRole('banner').locator(`a[hreflang="${tagOf(code)}"]`);
}

/** Chooses a language in the page's head. */
export async function chooseLanguage(page: Page, code: string, shown = 'en'): Promise<void> {
  await languageButton(page, shown).click();
  await languageLink(page, code).click();
}

/** A language's own name. */
export function ownNameOf(code: string): string {
  return offeredLanguages.find((one) => one.code === code)?.ownName ?? '';
}

/** The button that turns day into night. */
export function themeButton(page: Page, language = 'en'): Locator {
  return page.getByRole('banner').getByRole('button', { name: text('nav_theme', {}, language) });
}

/** Where the page tells of what has happened. */
export function snackbar(page: Page): Locator {
  return page.getByRole('status');
}

/** What is kept under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), key);
}

/** How far the page is scrolled, in whole pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls at once, as a visitor has scrolled who now looks. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
}

/** Whether the page is shown by night: its ground is darker than the middle. */
export function isNight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const channels = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    return Math.max(...channels.slice(0, 3).map(Number)) < 128;
  });
}

/** The controls that are seen but have nothing behind them where the page's script is not there. */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(button:not([popovertarget], [command]), input, select, textarea):enabled')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}
