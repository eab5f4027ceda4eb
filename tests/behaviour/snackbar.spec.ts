import type { Page } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { snackbar } from '../support/visitor.ts';

const article = pageAddress({ page: 'article', number: String(content.articles[0]?.number) }, 'en');
const stay = 6000;

const close = (page: Page) => snackbar(page).getByRole('button', { name: text('snackbar_close') });
const save = (page: Page) => page.getByRole('button', { name: text('blog_save'), exact: true }).click();
const share = (page: Page) => page.getByRole('button', { name: text('blog_share'), exact: true }).click();

/**
 * Opens an article with a fixed clock.
 * @param copying whether the browser allows copying, which replaces sharing here
 */
async function open(page: Page, copying: 'allowed' | 'refused' = 'allowed'): Promise<void> {
  const start = new Date('2025-06-01T10:00:00+02:00');
  await page.clock.install({ time: start });
  await page.addInitScript((copying) => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const writeText = async () => {
      if (copying === 'refused') throw new DOMException('refused', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, copying);
  await page.goto(article);
  await ready(page);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
}

// engine/browser/snackbar.test.ts tests everything else about messages.

test('a message is announced politely, stays while hovered, and disappears 6 s after the pointer leaves', async ({
  page,
}) => {
  await open(page);
  await save(page);
  await snackbar(page).getByText(text('blog_saved_told')).hover();
  await page.clock.runFor(stay * 5);
  await expect(snackbar(page)).toContainText(text('blog_saved_told'));
  await page.mouse.move(5, 5);
  await page.clock.runFor(stay - 1);
  await expect(snackbar(page)).toContainText(text('blog_saved_told'));
  await page.clock.runFor(1);
  await expect(snackbar(page)).toBeEmpty();
});

test('messages of success, news and failure have different colours', async ({ page }) => {
  await open(page, 'refused');
  const edge = () =>
    snackbar(page)
      .locator('[data-kind]')
      .evaluate((message) => getComputedStyle(message).borderLeftColor);
  const edges = new Set<string>();
  for (const act of [save, share]) {
    await act(page);
    edges.add(await edge());
    await close(page).click();
  }
  await page.getByRole('button', { name: text('blog_saved'), exact: true }).click();
  edges.add(await edge());
  expect(edges.size).toBe(3);
});
