import type { Page, Request } from '@playwright/test';
import { awake, expect, holdScripts, test } from '../support/fixtures.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

test.use({ expectedMessages: /Failed to load resource/ });

/** From now on nothing answers any more. */
async function cutOff(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort());
}

/** Everything that the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('what the pointer touches is loaded ahead: the click needs no network', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  const chunk = page.waitForResponse(/skills-page/);
  const html = page.waitForResponse('**/skills');
  await menuLink(page, 'skills').hover();
  await (await html).finished();
  await (await chunk).finished();
  await cutOff(page);
  await menuLink(page, 'skills').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
  await expect(page).toHaveURL('/skills');
});

test('what the keyboard reaches is loaded ahead, another language with its texts', async ({ page }) => {
  await page.goto('/career');
  await awake(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  const html = page.waitForResponse('**/de/career');
  const texts = page.waitForResponse(/assets\/de-/);
  await page.getByRole('link', { name: 'Deutsch' }).focus();
  await (await html).finished();
  await (await texts).finished();
  await cutOff(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/career');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('files, other sites and the page itself are not loaded ahead', async ({ page }) => {
  await page.goto('/resume');
  await awake(page);
  const asked = watchRequests(page);
  await page.getByRole('link', { name: /PDF/ }).first().hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'GitHub' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'resume' }).hover();
  await menuLink(page, 'about').hover();
  await expect.poll(() => asked).toContain('/about');
  expect(asked.filter((path) => path === '/resume' || path.endsWith('.pdf'))).toEqual([]);
});

test('where data is to be saved nothing is loaded ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await awake(page);
  const asked = watchRequests(page);
  await menuLink(page, 'skills').hover();
  await menuLink(page, 'career').focus();
  await menuLink(page, 'career').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused();
  expect(asked).not.toContain('/skills');
});

test('before the page is awake the browser itself loads ahead what is pointed at', async ({ page }) => {
  const release = await holdScripts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto('/');
  await menuLink(page, 'skills').hover();
  expect(await ready).toBe('/skills');
  release();
  await awake(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
