import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, isPage, listBuilt } from '../measure/site-bytes.ts';
import { awake, expect, test, watchClipboard } from '../support/fixtures.ts';

/** One page of each kind. */
const paths = ['/', '/about', '/skills', '/career', '/resume', '/contact', '/apps', '/apps/linkbio', '/games', '/blog'];

test('after every control has been used the browser keeps the choices that the privacy text names, and no cookie', async ({
  page,
  context,
}) => {
  test.slow();
  const cookies: string[] = [];
  page.on('response', async (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });
  await watchClipboard(page);
  for (const path of [...paths, '/blog/4', '/accessibility']) {
    await page.goto(path);
    await awake(page);
    // Pressed by script: one control may lie under what another has opened.
    const pressed = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>('button, summary, input[type=checkbox]');
      for (const control of controls) control.click();
      return controls.length;
    });
    expect(pressed, path).toBeGreaterThan(0);
  }
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/blog/4');
  await page.reload();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  expect(kept).toEqual({
    local: ['lang', 'saved', 'theme'],
    session: [],
    databases: [],
    caches: [],
    workers: [],
  });
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('no page that a link leads to elsewhere learns which window it came from', () => {
  const links = listBuilt(isPage).flatMap(
    (file) => readFileSync(join(dist, file), 'utf8').match(/<a\s[^>]*href="https?:[^>]*>/g) ?? [],
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !/\srel="[^"]*\bnoopener\b/.test(link))).toEqual([]);
});

for (const fault of ['is blocked', 'is full'] as const) {
  test(`a storage that ${fault}: pages come alive, lead on, go back to where they were, and filter`, async ({
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
    await page.goto('/blog');
    await awake(page);
    await page.getByRole('searchbox').fill('react');
    await expect(page).toHaveURL('/blog?q=react');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: 'Building Scalable React Apps' });
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    // Clicked by script: a test's pointer would scroll to the link first.
    await card.dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Building Scalable React Apps' })).toBeFocused();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Saved for now');
    await page.goBack();
    await expect(page).toHaveURL(/\/blog(\?.*)?$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.reload();
    await awake(page);
  });
}
