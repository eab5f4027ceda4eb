import type { Page } from '@playwright/test';
import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { isNight, menuLink, pathWith, scrollDown, scrollTop, themeButton } from '../support/visitor.ts';

// Pages are loaded again here; tests/engines tests the back/forward cache.
test.use({ viewport: { width: 1280, height: 500 } });

/** Goes back or forward; Playwright’s own method does not support the back/forward cache. */
async function go(page: Page, steps: number, to: string): Promise<void> {
  // Later: the page could be gone before the call has returned.
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), steps);
  // Evaluating fails while one page replaces another.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => undefined)).toBe(to);
}

const blog = pagePath({ page: 'blog' });
const career = pagePath({ page: 'career' });
const article = pathWith('data-contents');

test('back and forward restore the scroll position and show the theme chosen since', async ({ page }) => {
  await page.goto(blog);
  await ready(page);
  await scrollDown(page, 200);
  await menuLink(page, 'career').dispatchEvent('click');
  await expect(page).toHaveURL(career);
  await ready(page);
  await scrollDown(page, 100);
  const night = await isNight(page);
  await themeButton(page).dispatchEvent('click');
  await expect.poll(() => isNight(page)).toBe(!night);
  await go(page, -1, blog);
  await expect.poll(() => scrollTop(page)).toBe(200);
  await expect.poll(() => isNight(page)).toBe(!night);
  await go(page, 1, career);
  await expect.poll(() => scrollTop(page)).toBe(100);
  await ready(page);
  await themeButton(page).dispatchEvent('click');
  await expect.poll(() => isNight(page)).toBe(night);
});

test('a fragment link scrolls to its target without a request; back returns to the previous position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(article);
  await ready(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'script'].includes(request.resourceType())) requested.push(request.url());
  });
  await scrollDown(page, 40);
  const link = page.locator('[data-contents]').getByRole('link').last();
  const fragment = String(await link.getAttribute('href'));
  const target = page.locator(`[id="${decodeURIComponent(fragment.slice(1))}"]`);
  // Clicked by script, because Playwright would scroll to the link first.
  await link.dispatchEvent('click');
  await expect(target).toBeInViewport();
  await expect(page).toHaveURL(article + fragment);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => scrollTop(page)).toBe(40);
  await page.goForward();
  await expect(target).toBeInViewport();
  expect(requested).toEqual([]);
});

test('home, about and articles reload at the top, other pages at their scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, top] of [
    [career, 120],
    ['/', 0],
    [article, 0],
    [pagePath({ page: 'about' }), 0],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await scrollDown(page, 120);
    expect(await scrollTop(page)).toBe(120);
    await page.reload();
    await ready(page);
    await expect.poll(() => scrollTop(page), path).toBe(top);
  }
  // After leaving and returning, about keeps its position, like any other page.
  await scrollDown(page, 120);
  await page.goto(career);
  await ready(page);
  await go(page, -1, pagePath({ page: 'about' }));
  await ready(page);
  await expect.poll(() => scrollTop(page)).toBe(120);
});

test('a reloaded article opens at its fragment; back returns to where the fragment link was clicked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(article);
  await ready(page);
  await page.reload();
  await ready(page);
  await scrollDown(page, 40);
  const link = page.locator('[data-contents]').getByRole('link').last();
  const target = page.locator(`[id="${decodeURIComponent(String(await link.getAttribute('href')).slice(1))}"]`);
  await link.dispatchEvent('click');
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(40);
  await page.goForward();
  await expect(target).toBeInViewport();
  await scrollDown(page, 40);
  await expect(target).not.toBeInViewport();
  await page.reload();
  await ready(page);
  await expect(target).toBeInViewport();
});

test('going back or forward several pages at once ends at the requested page', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  for (const id of ['skills', 'career', 'games'] as const) {
    await menuLink(page, id).click();
    await expect(page).toHaveURL(pagePath({ page: id }));
    await ready(page);
  }
  await go(page, -3, '/');
  await expect(menuLink(page, 'home')).toHaveAttribute('aria-current', 'page');
  await go(page, 3, pagePath({ page: 'games' }));
  await expect(menuLink(page, 'games')).toHaveAttribute('aria-current', 'page');
});
