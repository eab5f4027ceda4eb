import type { Locator, Page } from '@playwright/test';
import { offeredLanguages, tagOf } from '../../engine/i18n/languages.ts';
import { pagePath, type SitePath } from '../../engine/routes/addresses.ts';
import { entryOf, type PageId, type PageRef, pages as siteMap } from '../../engine/routes/pages.ts';
import { readPage } from './built-files.ts';
import { languages, pages, text } from './site-map.ts';

/** Finds the parts of a page as visitors do, independent of the site’s name and words. */

/** A language other than English; the site under test offers one. */
export const [, foreign = 'en'] = languages;

export const kinds: PageRef[] = (Object.keys(siteMap) as PageId[]).flatMap(
  (id) => pages.find(({ page }) => page === id) ?? [],
);

/**
 * The first English page whose document contains a text.
 * @param part for example `data-action="save"`
 * @throws if no page contains it, because the test would then prove nothing
 */
export function pathWith(part: string): SitePath {
  const found = pages.map((to) => pagePath(to)).find((path) => readPage(path).includes(part));
  if (!found) throw new Error(`no page of the site under test contains ${part}`);
  return found;
}

/** The label of links to a page. */
export function labelOf(page: PageId, language = 'en'): string {
  const { label } = entryOf({ page });
  if (!label) throw new Error(`${page} has no menu label`);
  return text(label, {}, language);
}

/** The link to a page in the navigation on wide screens. */
export function menuLink(page: Page, to: PageId, language = 'en'): Locator {
  return page
    .getByRole('navigation', { name: text('nav_label', {}, language) })
    .getByRole('link', { name: labelOf(to, language), exact: true });
}

/** The button in the page header that opens the list of languages. */
export function languageButton(page: Page, shown = 'en'): Locator {
  return page.getByRole('banner').getByRole('button', { name: text('nav_language', {}, shown) });
}

export function languageLink(page: Page, code: string): Locator {
  return page.getByRole('banner').locator(`a[hreflang="${tagOf(code)}"]`);
}

export async function chooseLanguage(page: Page, code: string, shown = 'en'): Promise<void> {
  await languageButton(page, shown).click();
  await languageLink(page, code).click();
}

export function ownNameOf(code: string): string {
  return offeredLanguages.find((one) => one.code === code)?.ownName ?? '';
}

export function themeButton(page: Page, language = 'en'): Locator {
  return page.getByRole('banner').getByRole('button', { name: text('nav_theme', {}, language) });
}

/** The region of messages; an island may have a status of its own. */
export function snackbar(page: Page): Locator {
  return page.getByRole('status').and(page.locator('#snackbar'));
}

/** The value stored under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), key);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls without animation. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
}

export function isNight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const channels = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    return Math.max(...channels.slice(0, 3).map(Number)) < 128;
  });
}

/** The visible controls that do nothing without the page's script. */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(button:not([popovertarget], [command]), input, select, textarea):enabled')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}
