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
async function withoutSpeculationRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    // The browser under test supports them: they are removed.
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLTemplateElement>('#later')?.content.querySelector('[type=speculationrules]')?.remove(),
    );
  });
}

function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

/** The pages that the browser has prefetched by the page’s speculation rules. */
async function watchPrefetches(page: Page): Promise<Set<string>> {
  const prefetched = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') prefetched.add(new URL(prefetchUrl).pathname);
  });
  return prefetched;
}

test('the browser prefetches hovered pages, also in another language, but no files', async ({ page }) => {
  const prefetched = await watchPrefetches(page);
  await page.goto(pagePath({ page: 'resume' }));
  await ready(page);
  await page.getByRole('main').locator('a[href$=".pdf"]').first().hover();
  await languageButton(page).click();
  await languageLink(page, foreign).hover();
  await expect.poll(() => [...prefetched]).toEqual([pagePath({ page: 'resume' }, foreign)]);
  await page.keyboard.press('Escape');
  await menuLink(page, 'skills').hover();
  await expect.poll(() => [...prefetched]).toContain(skills);
  expect(prefetched.size).toBe(2);
});

test('without speculation rules the page’s script prefetches hovered and focused pages', async ({ page }) => {
  await withoutSpeculationRules(page);
  await page.goto(pagePath({ page: 'resume' }));
  await ready(page);
  const requested = watchRequests(page);
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
  await expect.poll(() => requested).toContain(career);
  expect(requested).toEqual([skills, career]);
});

test('without speculation rules a click on a page that failed to prefetch shows a message and stays', async ({
  page,
}) => {
  await withoutSpeculationRules(page);
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

const connections = [
  ['Save-Data', { saveData: true }],
  ['a slow connection', { effectiveType: 'slow-2g' }],
] as const;
// engine/browser/save-data.test.ts and prefetch.test.ts test them all.
for (const [what, connection] of share(connections, 0, 2)) {
  test(`with ${what} nothing is prefetched, no font and no early script loads, and links work`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
    const prefetched = await watchPrefetches(page);
    const requested = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    // Only the page and what is visible of it: no script and no font.
    expect(requested.filter((path) => /\.(js|woff2)$/.test(path))).toEqual([]);
    await page.keyboard.press('Shift');
    await ready(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await menuLink(page, 'skills').hover();
    await menuLink(page, 'contact').focus();
    await menuLink(page, 'career').click();
    await expect(page).toHaveURL(career);
    expect(requested.filter((path) => path === skills || path.endsWith('.woff2'))).toEqual([]);
    expect(prefetched.size).toBe(0);
  });
}
