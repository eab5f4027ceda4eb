import type { Page } from '@playwright/test';
import { site } from '../../engine/content/site.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import { copied, expect, ready, test, watchClipboard } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { kinds, pathWith, scrollTop, snackbar } from '../support/visitor.ts';

test.use({ expectedMessages: /Failed to load resource.*404/ });

/** Tabs through a page and lists each stop without a visible focus ring. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const { name, ring, last } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // A link that covers its card has its ring around the card.
      const ringed = [element, element.closest('article, li') ?? element].map((one) => getComputedStyle(one));
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

test('every element that Tab reaches shows a focus ring', async ({ page }) => {
  test.slow();
  for (const to of share(kinds, 0, 3)) {
    await page.goto(pagePath(to));
    await ready(page);
    expect(await stopsWithoutRing(page), to.page).toEqual([]);
  }
});

for (const width of [320, 1280]) {
  test(`at ${width} px the scroll-to-top button appears past its threshold, in its corner, clear of messages`, async ({
    page,
  }) => {
    const { threshold, right, bottom } = site.scrollToTop;
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pathWith(`data-copied="${text('blog_copied')}"`));
    await ready(page);
    const button = page.getByRole('button', { name: text('nav_scroll_to_top') });
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const room = document.documentElement.scrollHeight - innerHeight;
        window.scrollTo({ top: (room * part) / 100, behavior: 'instant' });
      }, share);
    await scrollTo(threshold - 1);
    await expect(button).toHaveCount(0);
    await scrollTo(threshold + 1);
    const box = await button.boundingBox();
    expect(box && width - box.x - box.width).toBeCloseTo(right, 0);
    expect(box && 700 - box.y - box.height).toBeCloseTo(bottom, 0);
    await scrollTo(threshold + 10);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-action=copy]')?.click());
    const message = await snackbar(page).locator('div').first().boundingBox();
    const above = await button.boundingBox();
    expect(message && above && message.y + message.height).toBeLessThanOrEqual(above?.y ?? 0);
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

const boxes = content.contact.filter((box) => box.kind === 'email');
for (const { address } of share(boxes, 0, boxes.length))
  test(`the contact box of ${address} copies the address and shows a message`, async ({ page }) => {
    await watchClipboard(page);
    await page.goto(pagePath({ page: 'contact' }));
    await ready(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: `${text('command_copy_mail')}: ${address}`, exact: true })
      .click();
    await expect(snackbar(page)).toContainText(text('command_mail_copied', { address }));
    expect(await copied(page)).toBe(address);
  });

test('project cards open the live site in a new tab and the details in the same one; games open in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'live' }));
  await page.goto(pagePath({ page: 'projects' }));
  await ready(page);
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[target=_blank]') });
  const card = cards.first();
  await card.scrollIntoViewIfNeeded();
  const opened = context.waitForEvent('page');
  // Anywhere on the card, not just on its link.
  await card.locator('p').first().click({ force: true });
  expect((await opened).url()).toMatch(/^https:/);
  const details = card.locator('a:not([target])').last();
  const target = String(await details.getAttribute('href'));
  await details.click();
  await expect(page).toHaveURL(target);
  await page.goto(pagePath({ page: 'games' }));
  await ready(page);
  const played = context.waitForEvent('page');
  await page.getByRole('main').locator('a[target=_blank]').first().click();
  expect((await played).url()).toMatch(/^https:/);
});
