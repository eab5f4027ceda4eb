import type { Page, Route } from '@playwright/test';
import { tagOf } from '../../engine/i18n/languages.ts';
import { localize, pagePath } from '../../engine/routes/addresses.ts';
import { readPage } from '../support/built-files.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import {
  chooseLanguage,
  foreign,
  languageButton,
  languageLink,
  menuLink,
  scrollTop,
  snackbar,
  stored,
} from '../support/visitor.ts';

const career = pagePath({ page: 'career' });
const skills = pagePath({ page: 'skills' });
const inForeign = (path: typeof career) => localize(path, foreign);
const shownLanguage = (page: Page) => page.locator('html').getAttribute('lang');

test('choosing a language loads the page, then stores the choice and opens the page at the same position', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === inForeign(career)) requested.push(request.resourceType());
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${career}?from=test&to=%C3%B6#main`);
  await ready(page);
  // Hovering the link may make the browser prefetch the page.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
  const footer = page.getByRole('contentinfo');
  const button = footer.getByRole('button', { name: text('nav_language') });
  await button.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await button.click();
  await footer.locator(`a[hreflang="${tagOf(foreign)}"]`).click();
  await expect(page).toHaveURL(`${inForeign(career)}?from=test&to=%C3%B6#main`);
  await ready(page);
  expect(requested).toEqual(['fetch', 'document']);
  expect(await shownLanguage(page)).toBe(tagOf(foreign));
  expect(await stored(page, 'lang')).toBe(foreign);
  // Texts in the other language have another length, so the page may not scroll as far.
  const end = await page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight));
  expect(Math.abs((await scrollTop(page)) - Math.min(before, end))).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await chooseLanguage(page, 'en', foreign);
  await expect(page).toHaveURL(`${career}?from=test&to=%C3%B6#main`);
  expect(await stored(page, 'lang')).toBe('en');
  await page.reload();
  await expect(page).toHaveURL(`${career}?from=test&to=%C3%B6#main`);
});

test.describe('a language that does not load', () => {
  test.use({ expectedMessages: /Failed to load (language|resource)/ });

  const completePage = readPage(inForeign(skills));
  const html = { contentType: 'text/html; charset=utf-8' };
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'responds with 404': (route) => route.fulfill({ ...html, status: 404, body: completePage }),
    'responds with 503': (route) => route.fulfill({ ...html, status: 503, body: completePage }),
    'is cut off': (route) => route.fulfill({ ...html, body: completePage.slice(0, completePage.length / 2) }),
    'is another site’s page': (route) => route.fulfill({ ...html, body: '<!doctype html><html lang="en">Pay</html>' }),
    'has no network': (route) => route.abort('internetdisconnected'),
  };

  test('shows a message, keeps the page and stores nothing; a later attempt works', async ({ page }) => {
    await page.goto(`${skills}?x=1#main`);
    await ready(page);
    // Hovering the link may make the browser prefetch the page.
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
    // engine/browser/language-choice.test.ts and offline.spec.ts test the others.
    for (const [fault, answer] of share(Object.entries(faults), 0, 3)) {
      await page.route(`**${inForeign(skills)}`, answer);
      await chooseLanguage(page, foreign);
      await expect(snackbar(page), fault).toContainText(text('language_failed'));
      expect(await stored(page, 'lang'), fault).toBeNull();
      expect(await shownLanguage(page), fault).toBe('en');
      await snackbar(page)
        .getByRole('button', { name: text('snackbar_close') })
        .click();
      await page.unroute(`**${inForeign(skills)}`);
    }
    await chooseLanguage(page, foreign);
    await expect(page).toHaveURL(`${inForeign(skills)}?x=1#main`);
  });
});

test('the language list closes on Escape, on a click outside, and after a choice', async ({ page }) => {
  await page.goto(skills);
  await ready(page);
  const link = languageLink(page, foreign);
  const button = languageButton(page);
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(link).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(link).toBeHidden();
  await chooseLanguage(page, 'en');
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(skills);
});

test('a stored language redirects an unprefixed address before anything is painted', async ({ page, context }) => {
  const seen: string[] = [];
  await page.exposeFunction('reportSeen', (path: string) => seen.push(path));
  await context.addInitScript((code) => {
    localStorage.setItem('lang', code);
    const look = () => {
      if (document.body?.innerText)
        void (window as unknown as { reportSeen(path: string): void }).reportSeen(location.pathname);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, foreign);
  // The detour gives the page before the redirect enough time to paint.
  await page.route(`**${inForeign(skills)}?x=1`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
  });
  await page.goto(`${skills}?x=1#main`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${inForeign(skills)}?x=1#main`);
  await expect.poll(() => seen).toEqual([inForeign(skills)]);
  // The redirect adds nothing to the history.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  if (languages.length > 2) {
    const third = localize(skills, languages.at(-1) ?? 'en');
    await page.goto(third);
    await expect(page).toHaveURL(third);
  }
});

test('two tabs can have different languages; an unprefixed address opens in the language chosen last', async ({
  page,
  context,
}) => {
  const english = await context.newPage();
  for (const tab of [page, english]) {
    await tab.goto(skills);
    await ready(tab);
  }
  await chooseLanguage(page, foreign);
  await expect(page).toHaveURL(inForeign(skills));
  expect(await shownLanguage(english)).toBe('en');
  await menuLink(page, 'career', foreign).click();
  await expect(page).toHaveURL(inForeign(career));
  await english.reload();
  await expect(english).toHaveURL(inForeign(skills));
});

test('back returns to the page in the previous language, also after a reload', async ({ page }) => {
  await page.goto(inForeign(skills));
  await ready(page);
  await chooseLanguage(page, 'en', foreign);
  await expect(page).toHaveURL(skills);
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL(inForeign(skills));
  expect(await shownLanguage(page)).toBe(tagOf(foreign));
});
