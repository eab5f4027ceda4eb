import type { Page } from '@playwright/test';
import { awake, expect, test } from '../support/fixtures.ts';

const choose = async (page: Page, label: RegExp, name: string) => {
  await page.getByRole('banner').getByRole('button', { name: label }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
};

test('a choice keeps page, query, fragment and scroll, saves the language and loads no document', async ({ page }) => {
  await page.goto('/career?from=test#main');
  await awake(page);
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  const footer = page.getByRole('contentinfo');
  const button = footer.getByRole('button', { name: 'Language: English' });
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  await button.click();
  await footer.getByRole('link', { name: 'isiZulu' }).click();
  await expect(page).toHaveURL('/zu/career?from=test#main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zu');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(before);
});

test('English chosen on another language stays English', async ({ page }) => {
  await page.goto('/de/about');
  await awake(page);
  await choose(page, /Sprache: Deutsch/, 'English');
  await expect(page).toHaveURL('/about');
  await page.reload();
  await expect(page).toHaveURL('/about');
});

test('a language chosen before React is there is kept', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/de/career?from=test');
  await choose(page, /Sprache: Deutsch/, 'English');
  await expect(page).toHaveURL('/career?from=test');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
});

test('the list closes on Escape and on a click outside', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('banner').getByRole('link', { name: 'Afrikaans' });
  const button = page.getByRole('banner').getByRole('button', { name: /Language/ });
  await button.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await button.click();
  await expect(list).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(list).toBeHidden();
});

test('each language has its own name in its own language', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  const links = page.getByRole('banner').locator('a[hreflang]');
  expect(
    await links.evaluateAll((all) => all.map((link) => `${link.getAttribute('lang')} ${link.textContent}`)),
  ).toEqual(['en English', 'zu isiZulu', 'af Afrikaans', 'es Español', 'pt Português', 'de Deutsch']);
});

test('on an article the list says which languages have its text', async ({ page }) => {
  const languages = page.getByRole('banner').locator('a[hreflang]');
  await page.goto('/de/blog/4');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Sprache/ })
    .click();
  await expect(languages).toHaveText([
    'English',
    'isiZuluText auf Englisch',
    'AfrikaansText auf Englisch',
    'EspañolText auf Englisch',
    'PortuguêsText auf Englisch',
    'DeutschText auf Englisch',
  ]);
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/blog/4');
  await page.goto('/de/blog/3');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Sprache/ })
    .click();
  await expect(languages).toHaveText(['English', 'isiZulu', 'Afrikaans', 'Español', 'Português', 'Deutsch']);
});

test.describe('a dictionary that does not load', () => {
  test.use({ expectedMessages: /Failed to load language de|Failed to load resource/ });

  test('changes nothing, is logged with the code, and the visitor is told', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/assets/de-*.js', (route) => route.abort());
    await page.goto('/skills');
    await awake(page);
    await choose(page, /Language: English/, 'Deutsch');
    await expect(page.getByRole('status')).toContainText('That language did not load');
    await expect(page).toHaveURL('/skills');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull();
    expect(logged.some((text) => text.startsWith('Failed to load language de'))).toBe(true);
    await page.getByRole('status').getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByRole('status')).toBeEmpty();
  });
});

test('a stored language leads an unprefixed visit to its page before anything is shown', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('lang', 'af'));
  await page.goto('/blog/3?x=1');
  await expect(page).toHaveURL('/af/blog/3?x=1');
  await page.goto('/de/skills');
  await expect(page).toHaveURL('/de/skills');
});

for (const value of ['../../etc', '__proto__', 'fr', 'x'.repeat(10_000)]) {
  test(`a stored ${value.slice(0, 12)} is ignored`, async ({ page, context }) => {
    await context.addInitScript((garbage) => {
      localStorage.setItem('lang', garbage);
      localStorage.setItem('theme', garbage);
    }, value);
    await page.goto('/about');
    await awake(page);
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
}

test('two tabs keep a language each; an address without one leads to the last choice', async ({ page, context }) => {
  const [second, english] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, second, english]) {
    await tab.goto('/skills');
    await awake(tab);
  }
  await choose(page, /Language: English/, 'Deutsch');
  await expect(page).toHaveURL('/de/skills');
  await choose(second, /Language: English/, 'isiZulu');
  await expect(second).toHaveURL('/zu/skills');
  await page.reload();
  await awake(page);
  await page.locator('nav a[href="/de/career"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Werdegang' })).toBeFocused();
  await expect(second.locator('html')).toHaveAttribute('lang', 'zu');
  await english.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'career' }).click();
  await expect(english.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused();
  await english.reload();
  await expect(english).toHaveURL('/zu/career');
});

test('a browser that blocks storage shows the site and switches for as long as the page lasts', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await awake(page);
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, /Language: English/, 'Español');
  await expect(page).toHaveURL('/es');
});

test('back leads through the languages that were shown, also after a reload', async ({ page }) => {
  await page.goto('/de/skills');
  await awake(page);
  await choose(page, /Sprache: Deutsch/, 'isiZulu');
  await expect(page).toHaveURL('/zu/skills');
  await page.reload();
  await awake(page);
  await page.goBack();
  await expect(page).toHaveURL('/de/skills');
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
});
