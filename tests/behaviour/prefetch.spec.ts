import type { Page } from '@playwright/test';
import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { foreign, languageButton, languageLink, menuLink, snackbar } from '../support/visitor.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const skills = pagePath({ page: 'skills' });
const career = pagePath({ page: 'career' });

/** A browser without speculation rules, in which the page’s script prefetches. */
async function withoutRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    // The browser under test supports them: they are removed.
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLTemplateElement>('#later')?.content.querySelector('[type=speculationrules]')?.remove(),
    );
  });
}

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The pages that the browser has loaded by the page’s speculation rules. */
async function watchRules(page: Page): Promise<Set<string>> {
  const ahead = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') ahead.add(new URL(prefetchUrl).pathname);
  });
  return ahead;
}

test('the browser loads ahead what is pointed at: pages, also in another language, and no files', async ({ page }) => {
  const ahead = await watchRules(page);
  await page.goto(pagePath({ page: 'resume' }));
  await ready(page);
  await page.getByRole('main').locator('a[href$=".pdf"]').first().hover();
  await languageButton(page).click();
  await languageLink(page, foreign).hover();
  await expect.poll(() => [...ahead]).toEqual([pagePath({ page: 'resume' }, foreign)]);
  await page.keyboard.press('Escape');
  await menuLink(page, 'skills').hover();
  await expect.poll(() => [...ahead]).toContain(skills);
  expect(ahead.size).toBe(2);
});

test('in an engine without such rules the page does it, for the pointer and for the keyboard', async ({ page }) => {
  await withoutRules(page);
  await page.goto(pagePath({ page: 'resume' }));
  await ready(page);
  const asked = watchRequests(page);
  await page.getByRole('main').locator('a[href$=".pdf"]').first().hover();
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ hasText: text('nav_link_resume') })
    .first()
    // Without scrolling to it, which would move other links under the pointer.
    .dispatchEvent('pointerover');
  await menuLink(page, 'skills').hover();
  await menuLink(page, 'skills').hover({ position: { x: 2, y: 2 } });
  await menuLink(page, 'career').focus();
  await expect.poll(() => asked).toContain(career);
  expect(asked).toEqual([skills, career]);
});

test('in such a browser, a message is shown before leaving for a page that could not be prefetched', async ({
  page,
}) => {
  await withoutRules(page);
  await page.goto('/');
  await ready(page);
  await page.route(`**${skills}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await menuLink(page, 'skills').hover();
  await failed;
  await menuLink(page, 'skills').click();
  await expect(snackbar(page)).toContainText(text('page_failed'));
  await expect(page).toHaveURL('/');
  await page.unroute(`**${skills}`);
  await menuLink(page, 'skills').click();
  await expect(page).toHaveURL(skills);
});

const lines = [
  ['Save-Data', { saveData: true }],
  ['a slow line', { effectiveType: 'slow-2g' }],
] as const;
// engine/browser/save-data.test.ts and prefetch.test.ts know all of them.
for (const [what, connection] of share(lines, 0, 2)) {
  test(`with ${what} nothing is loaded ahead, and links lead on`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
    const ahead = await watchRules(page);
    const asked = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    // Only the page and what is visible of it: no script and no font.
    expect(asked.filter((path) => /\.(js|woff2)$/.test(path))).toEqual([]);
    await page.keyboard.press('Shift');
    await ready(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await menuLink(page, 'skills').hover();
    await menuLink(page, 'contact').focus();
    await menuLink(page, 'career').click();
    await expect(page).toHaveURL(career);
    expect(asked.filter((path) => path === skills || path.endsWith('.woff2'))).toEqual([]);
    expect(ahead.size).toBe(0);
  });
}
