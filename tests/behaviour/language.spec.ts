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

test('the page in the chosen language is loaded first, then stored and opened at the same place', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === inForeign(career)) asked.push(request.resourceType());
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${career}?from=test&to=%C3%B6#main`);
  await ready(page);
  // A pointer that rests on the link may have the browser load the page ahead.
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
  expect(asked).toEqual(['fetch', 'document']);
  expect(await shownLanguage(page)).toBe(tagOf(foreign));
  expect(await stored(page, 'lang')).toBe(foreign);
  // Texts in the other language may be longer, so that the page ends elsewhere.
  const end = await page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight));
  expect(Math.abs((await scrollTop(page)) - Math.min(before, end))).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await chooseLanguage(page, 'en', foreign);
  await expect(page).toHaveURL(`${career}?from=test&to=%C3%B6#main`);
  expect(await stored(page, 'lang')).toBe('en');
  await page.reload();
  await expect(page).toHaveURL(`${career}?from=test&to=%C3%B6#main`);
});

test.describe('a language that does not come', () => {
  test.use({ expectedMessages: /Failed to load (language|resource)/ });

  const whole = readPage(inForeign(skills));
  const html = { contentType: 'text/html; charset=utf-8' };
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'answers with 404': (route) => route.fulfill({ ...html, status: 404, body: whole }),
    'answers with 503': (route) => route.fulfill({ ...html, status: 503, body: whole }),
    'is cut off': (route) => route.fulfill({ ...html, body: whole.slice(0, whole.length / 2) }),
    'is another site’s page': (route) => route.fulfill({ ...html, body: '<!doctype html><html lang="en">Pay</html>' }),
    'has no network': (route) => route.abort('internetdisconnected'),
  };

  test('changes nothing and is stored nowhere, and a message is shown', async ({ page }) => {
    await page.goto(`${skills}?x=1#main`);
    await ready(page);
    // A pointer that rests on the link may have the browser load the page ahead.
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
    // engine/browser/language-choice.test.ts and offline.spec.ts know the others.
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

test('the list closes on Escape, on a click outside, and with a choice', async ({ page }) => {
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

test('a stored language leads an unprefixed visit to its page before anything is shown', async ({ page, context }) => {
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
  // Enough time to paint the page that is being left.
  await page.route(`**${inForeign(skills)}?x=1`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
  });
  await page.goto(`${skills}?x=1#main`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${inForeign(skills)}?x=1#main`);
  await expect.poll(() => seen).toEqual([inForeign(skills)]);
  // It adds nothing to the history.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  if (languages.length > 2) {
    const third = localize(skills, languages.at(-1) ?? 'en');
    await page.goto(third);
    await expect(page).toHaveURL(third);
  }
});

test('two tabs keep a language each; an address without one leads to the last choice', async ({ page, context }) => {
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

test('back leads to the page in the language before, also after a reload', async ({ page }) => {
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
