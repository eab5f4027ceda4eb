import type { BrowserContext, Page } from '@playwright/test';
import { languageOf } from '../../engine/i18n/languages.ts';
import { pageAddress, pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { chooseLanguage, foreign, isNight, pathWith, snackbar, themeButton } from '../support/visitor.ts';

// With storage that fails or contains invalid data, everything works until the page is left.

type StorageMethod = 'getItem' | 'setItem' | 'removeItem';

/** Makes methods of both storages throw, as in browsers that block storage or have no space left. */
const makeThrow = (context: BrowserContext, methods: StorageMethod[], name: string) =>
  context.addInitScript(
    ([methods, name]) => {
      for (const method of methods)
        Storage.prototype[method] = () => {
          throw new DOMException('refused', name);
        };
    },
    [methods, name] as const,
  );

const storageFaults: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'cannot be accessed': (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  'is missing': (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
    }),
  'throws on reading': (context) => makeThrow(context, ['getItem'], 'InvalidStateError'),
  'is full': (context) => makeThrow(context, ['setItem'], 'QuotaExceededError'),
  'throws on every call': (context) => makeThrow(context, ['getItem', 'setItem', 'removeItem'], 'UnknownError'),
};

const article = pathWith('data-action="save"');
const translatedArticle = pathWith('island-root name="side-by-side"');
const sideBySide = (page: Page) => page.getByRole('button', { name: languageOf(foreign).ownName, exact: true });

// privacy.spec.ts tests full storage.
for (const [how, prepare] of share(Object.entries(storageFaults), 0, 4))
  test(`when storage ${how}, theme, saving, filter, side by side and language work on the open page`, async ({
    page,
    context,
  }) => {
    await prepare(context);
    await page.goto(article);
    await ready(page);
    const night = await isNight(page);
    await themeButton(page).click();
    expect(await isNight(page)).toBe(!night);
    await page.getByRole('button', { name: text('blog_save'), exact: true }).click();
    await expect(page.getByRole('button', { name: text('blog_saved'), exact: true })).toBeVisible();
    await expect(snackbar(page).getByRole('paragraph')).toHaveCount(1);
    await page.goto(`${pageAddress({ page: 'blog' }, 'en')}?saved=1`);
    await page.getByRole('button', { name: text('blogs_reset') }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto(translatedArticle);
    await ready(page);
    await sideBySide(page).click();
    await expect(page.locator('.side-by-side').first()).toBeVisible();
    await sideBySide(page).click();
    await expect(page.locator('.side-by-side')).toHaveCount(0);
    await chooseLanguage(page, foreign);
    await expect(page).toHaveURL(new RegExp(`/${foreign}/`));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

const invalidValues = [
  '',
  '0',
  'null',
  '"',
  '[]',
  '{"tag":{},"all":7}',
  '{"__proto__":{"tag":"sv"}}',
  '\u0000',
  'x'.repeat(1e6),
];

test('with invalid data in storage pages open at the top and their controls work', async ({ page }) => {
  for (const one of share(invalidValues, 2, 4)) {
    await page.goto(pagePath({ page: 'skills' }));
    await ready(page);
    await page.evaluate((one) => {
      for (const name of ['lang', 'theme', 'saved']) localStorage.setItem(name, one);
      for (const name of ['scroll', 'side-by-side']) sessionStorage.setItem(name, one);
    }, one);
    for (const path of [translatedArticle, pageAddress({ page: 'blog' }, 'en')]) {
      await page.goto(path);
      await ready(page);
      expect(await page.evaluate(() => scrollY), one.slice(0, 20)).toBe(0);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    }
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await page.goto(translatedArticle);
    await ready(page);
    await expect(page.locator('.side-by-side')).toHaveCount(0);
    await sideBySide(page).click();
    await expect(page.locator('.side-by-side').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const night = await isNight(page);
    await themeButton(page).click();
    expect(await isNight(page)).toBe(!night);
  }
});
