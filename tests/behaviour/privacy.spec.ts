import type { Page } from '@playwright/test';
import type { TextKey } from '../../engine/content/schemas.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test, watchClipboard } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import {
  chooseLanguage,
  foreign,
  kinds,
  ownNameOf,
  scrollDown,
  scrollTop,
  snackbar,
  themeButton,
} from '../support/visitor.ts';

/** Records every storage key that a page uses, including those that it removes at once. */
async function watchStorage(page: Page): Promise<Record<string, Set<string>>> {
  const names = { localStorage: new Set<string>(), sessionStorage: new Set<string>() };
  await page.exposeFunction('reportKey', (storage: keyof typeof names, name: string) => names[storage].add(name));
  await page.addInitScript(() => {
    const { reportKey } = window as unknown as { reportKey: (storage: string, name: string) => void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      reportKey(this === localStorage ? 'localStorage' : 'sessionStorage', name);
      setItem.call(this, name, value);
    };
    // Values written in other ways are found when the page is left.
    addEventListener('pagehide', () => {
      for (const name of Object.keys(localStorage)) reportKey('localStorage', name);
      for (const name of Object.keys(sessionStorage)) reportKey('sessionStorage', name);
    });
  });
  return names;
}

test('after using all controls the browser stores exactly the keys the privacy text lists, and no cookie', async ({
  page,
  context,
}) => {
  test.slow();
  const cookies: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });
  await watchClipboard(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const stored = await watchStorage(page);
  // Articles are tested below: a second click would remove the saved article.
  for (const to of share(kinds, 0, 2).filter(({ page }) => page !== 'article')) {
    await page.goto(pagePath(to));
    await ready(page);
    // Clicked by script: a control may be covered by what another one has opened.
    const pressed = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>('button, summary, input[type=checkbox]:enabled');
      for (const control of controls) control.click();
      return controls.length;
    });
    expect(pressed, to.page).toBeGreaterThan(0);
  }
  // The site’s own code stores what `stored` in fitout.config.ts lists.
  await page.goto(pagePath({ page: 'contact' }));
  await ready(page);
  await page.getByRole('button', { name: text('ask_label') }).click();
  await page.getByRole('button', { name: text('question_yes') }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('answer'))).toBe('yes');
  await page.goto(pagePath({ page: 'career' }));
  await themeButton(page).click();
  const translated = content.articles.find(({ translations }) => translations[foreign]?.body);
  const article = pagePath({ page: 'article', number: String(translated?.number) });
  await page.goto(article);
  await ready(page);
  await page.locator('[data-action="save"]').first().click();
  await page
    .getByRole('group', { name: text('side_by_side_title') })
    .getByRole('button', { name: ownNameOf(foreign) })
    .click();
  await scrollDown(page, 100);
  await chooseLanguage(page, foreign);
  await expect(page).toHaveURL(new RegExp(`/${foreign}${article}$`));
  await ready(page);

  await page.goto(`${pagePath({ page: 'career' }, foreign)}#privacy`);
  const privacy = page.getByRole('region', { name: text('footer_privacy', {}, foreign) });
  await expect(privacy).toBeVisible();
  const listed = (title: TextKey) =>
    privacy
      .getByText(text(title, {}, foreign))
      .locator('+ dl')
      .getByRole('term')
      .allTextContents();
  expect({
    localStorage: (await listed('footer_privacy_local')).toSorted(),
    sessionStorage: (await listed('footer_privacy_session')).toSorted(),
  }).toEqual({
    localStorage: [...(stored.localStorage ?? [])].toSorted(),
    sessionStorage: [...(stored.sessionStorage ?? [])].toSorted(),
  });
  const otherStorage = await page.evaluate(async () => ({
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  expect(otherStorage).toEqual({ databases: [], caches: [], workers: [] });
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

// tests/behaviour/storage.spec.ts tests more of them.
for (const fault of share(['is blocked', 'is full'] as const, 1, 2)) {
  test(`when storage ${fault}, filtering and temporary saving work, and back restores the scroll position`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((fault) => {
      if (fault === 'is full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        return;
      }
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    }, fault);
    const blog = pagePath({ page: 'blog' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(blog);
    await ready(page);
    await page.getByRole('searchbox').fill('a');
    await expect(page).toHaveURL(`${blog}?q=a`);
    await page.goto(blog);
    await ready(page);
    await scrollDown(page, 200);
    // Clicked by script, because Playwright would scroll to the link first.
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/blog\/\d+$/);
    await ready(page);
    await page.getByRole('button', { name: text('blog_save'), exact: true }).click();
    await expect(snackbar(page)).toContainText(text('blog_save_short'));
    await page.goBack();
    await expect(page).toHaveURL(blog);
    await expect.poll(() => scrollTop(page)).toBe(200);
  });
}
