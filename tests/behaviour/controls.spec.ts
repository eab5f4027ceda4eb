import type { Page } from '@playwright/test';
import { localize, paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { languages, pages } from '../support/site-map.ts';

test.use({ expectedMessages: /Failed to load resource.*404/ });

/** Runs in the browser: every control that is too small to hit, has no name, or lies in another one. */
function faultsOfControls(): string[] {
  const faults: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
    const style = getComputedStyle(control);
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]')) continue;
    const says = `${control.tagName} ${control.textContent.trim().slice(0, 40)} ${control.getAttribute('aria-label') ?? ''}`;
    if (control.parentElement?.closest('a[href], button, summary')) faults.push(`${says}: inside another control`);
    const name =
      control.textContent.trim() || control.getAttribute('aria-label') || control.closest('label')?.textContent;
    if (!name) faults.push(`${says}: has no name`);
    // A link in a line of text is as high as the line (WCAG 2.5.5, exception for inline targets).
    if (style.display === 'inline' || control.classList.contains('skip-link')) continue;
    const target = control.closest('label') ?? control;
    // A control that covers its card with a pseudo-element is as large as the card.
    const covers = getComputedStyle(control, '::after').position === 'absolute' ? control.closest('article, li') : null;
    const { width, height } = (covers ?? target).getBoundingClientRect();
    if (Math.round(width) < 44 || Math.round(height) < 44)
      faults.push(`${says}: ${Math.round(width)} × ${Math.round(height)} px`);
  }
  return faults;
}

for (const width of [390, 1440]) {
  test(`every control has a name, lies in no other, and measures 44 px at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const path of [...pages, paths.notFound()]) {
      await page.goto(path);
      await awake(page);
      found.push(...(await page.evaluate(faultsOfControls)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('controls measure 44 px in every language', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  const found: string[] = [];
  for (const language of languages) {
    for (const path of ['/', '/about', '/blog', '/blog/3', '/apps/linkbio'] as const) {
      await page.goto(localize(path, language));
      await awake(page);
      found.push(...(await page.evaluate(faultsOfControls)).map((fault) => `${language} ${path}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

/** Walks through a page with the Tab key and tells of each stop without a visible ring. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const { name, ring, last } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // A link that covers its card rings the card.
      const ringed = [element, element.closest('article') ?? element].map((one) => getComputedStyle(one));
      return {
        name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
        ring: ringed.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
        last: element === document.body,
      };
    });
    if (last) break;
    if (!ring) found.push(name);
  }
  return found;
}

for (const path of ['/', '/about', '/blog', '/blog/4', '/apps/linkbio', '/contact'] as const) {
  test(`every stop of the Tab key on ${path} shows a ring`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    expect(await stopsWithoutRing(page)).toEqual([]);
  });
}

for (const width of [320, 1280]) {
  test(`scroll-to-top at ${width} px: after half the page, 20 px from the corner, clear of messages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/blog/4');
    await awake(page);
    const button = page.getByRole('button', { name: 'Back to the top' });
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const room = document.documentElement.scrollHeight - innerHeight;
        window.scrollTo({ top: room * part, behavior: 'instant' });
      }, share);
    await scrollTo(0.49);
    await expect(button).toHaveCount(0);
    await scrollTo(0.51);
    const box = await button.boundingBox();
    expect(box && width - box.x - box.width).toBeCloseTo(20, 0);
    expect(box && 700 - box.y - box.height).toBeCloseTo(20, 0);
    await page.locator('#prose [data-copy]').last().scrollIntoViewIfNeeded();
    await scrollTo(0.6);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-copy]')?.click());
    const message = await page.getByRole('status').locator('div').first().boundingBox();
    const above = await button.boundingBox();
    expect(message && above && message.y + message.height).toBeLessThanOrEqual(above?.y ?? 0);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
}

test('a project’s card opens its live site in a new tab; so does a game', async ({ page, context }) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'live' }));
  await page.goto('/apps');
  await awake(page);
  const card = page.getByRole('main').getByRole('article').first();
  const opened = context.waitForEvent('page');
  await card.scrollIntoViewIfNeeded();
  const text = await card.getByText('Create and manage personal web portfolios').boundingBox();
  await page.mouse.click((text?.x ?? 0) + 10, (text?.y ?? 0) + 10);
  expect((await opened).url()).toMatch(/^https:\/\/.*example/);
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page).toHaveURL('/apps/portfoliobio');
  await page.goto('/games');
  await awake(page);
  const played = context.waitForEvent('page');
  await page.getByRole('link', { name: /Play Now/ }).click();
  expect((await played).url()).toMatch(/^https:\/\/.*example/);
});

for (const [language, subject] of [
  ['en', 'Sawubona'],
  ['de', ''],
] as const) {
  test(`the letters of the contact page are begun in ${language}`, async ({ page }) => {
    await page.goto(localize('/contact', language));
    const letters = await page
      .locator('main a[href^="mailto:"]')
      .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(letter).toMatch(/^mailto:\w+@example\.com\?subject=.+&body=.+/s);
    expect(letters[0]).toContain(subject);
    expect(letters.join()).toContain(language === 'de' ? 'Nachricht' : 'Message');
  });
}
