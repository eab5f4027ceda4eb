import type { Page } from '@playwright/test';
import { awake, expect, test } from '../support/fixtures.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

test('the old page stays until the new one is there; a later click overtakes an earlier one', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/');
  await awake(page);
  await page.route('**/skills', async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForResponse('**/skills');
  await menuLink(page, 'skills').click();
  await expect(page).toHaveURL('/');
  await expect(menuLink(page, 'home')).toHaveAttribute('aria-current', 'page');
  await menuLink(page, 'career').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused();
  release();
  await late;
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused();
  await expect(page).toHaveURL('/career');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a fragment leads to its target without a request; back leads to where it was clicked', async ({ page }) => {
  await page.goto('/blog/4');
  await awake(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'script'].includes(request.resourceType())) asked.push(request.url());
  });
  await scroll(page, 40);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const href = String(await link.getAttribute('href'));
  // Clicked by script: a test's pointer would scroll to the link first.
  await link.evaluate((one: HTMLElement) => one.click());
  await expect(page.locator(href)).toBeInViewport();
  await expect(page).toHaveURL(`/blog/4${href}`);
  await page.goBack();
  await expect(page).toHaveURL('/blog/4');
  await expect.poll(() => scrollTop(page)).toBe(40);
  await page.goForward();
  await expect(page.locator(href)).toBeInViewport();
  expect(asked).toEqual([]);
});

test('a fragment that nobody could have meant does no harm', async ({ page }) => {
  await page.goto('/about#%E0%A4%A');
  await awake(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/about#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reloaded page, and those before it, are where the visitor left them', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  await scroll(page, 500);
  await page.getByRole('link', { name: 'Building Scalable React Apps' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Building Scalable React Apps' })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scroll(page, 900);
  await page.reload();
  await awake(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goto('/career');
  await awake(page);
  expect(await scrollTop(page)).toBe(0);
});

test('a click on the page that is shown leads to its top and adds nothing to the history', async ({ page }) => {
  await page.goto('/career');
  await awake(page);
  await scroll(page, 600);
  const before = await page.evaluate(() => history.length);
  await menuLink(page, 'career').dispatchEvent('click');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('going back through many pages at once ends at the last that was asked for', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  for (const name of ['skills', 'career', 'games']) {
    await menuLink(page, name).click();
    await expect(page).toHaveURL(`/${name}`);
  }
  await page.evaluate(() => {
    history.back();
    history.back();
    history.back();
  });
  await expect(page).toHaveURL('/');
  await expect(menuLink(page, 'home')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/Durban Dev$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Games');
});

test('the way back is animated like the way there, and a click in the middle of it counts', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = { transitions: 0 };
    Object.assign(window, { counted });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = ((update: () => void) => {
      counted.transitions += 1;
      return start(update);
    }) as typeof document.startViewTransition;
  });
  const transitions = () =>
    page.evaluate(() => (window as unknown as { counted: { transitions: number } }).counted.transitions);
  await page.goto('/blog');
  await awake(page);
  await page.getByRole('link', { name: 'Building Scalable React Apps' }).click();
  await expect(page).toHaveURL('/blog/4');
  await expect.poll(transitions).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect.poll(transitions).toBe(2);
  await menuLink(page, 'career').click();
  await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor();
  await menuLink(page, 'games').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
  await expect(page).toHaveURL('/games');
});

test('an engine without view transitions just shows the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.goto('/');
  await awake(page);
  await menuLink(page, 'career').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused();
});

test.describe('a page that answers with an error', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is opened as a document on the way back too, with its fragment', async ({ page }) => {
    await page.goto('/skills#main');
    await awake(page);
    await menuLink(page, 'career').click();
    await expect(page).toHaveURL('/career');
    await page.route('**/skills', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    await expect(page).toHaveURL('/skills#main');
  });
});

test.describe('a page that is gone', () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  test('shows the error screen in its place, and back leads on', async ({ page }) => {
    await page.goto('/');
    await awake(page);
    await page.route('**/skills', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await menuLink(page, 'skills').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeFocused();
    await expect(page.getByRole('main').getByText('404 Not Found')).toBeVisible();
    await expect(page).toHaveURL('/skills');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(menuLink(page, 'home')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});

test('an answer that is no page of this site is opened as a document', async ({ page }) => {
  // The browser itself complains of a transition to a page that wants none.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await awake(page);
  await page.route('**/skills', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hotel</title><h1>Welcome, pay here</h1>' }),
  );
  await menuLink(page, 'skills').click();
  await expect(page.getByRole('heading', { name: 'Welcome, pay here' })).toBeVisible();
});
