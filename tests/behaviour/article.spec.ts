import type { Page } from '@playwright/test';
import { address, pageAddress } from '../../engine/routes/addresses.ts';
import { copied, expect, ready, test, watchClipboard } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { foreign, pathWith, snackbar } from '../support/visitor.ts';

const addressOf = (number: number, language = 'en') =>
  pageAddress({ page: 'article', number: String(number) }, language);
const { articles } = content;
const [first] = articles;
const last = articles.at(-1);
const longest = articles.toSorted((a, b) => b.source.body.headings.length - a.source.body.headings.length)[0];
if (!first || !last || !longest) throw new Error('the site under test has no articles');
const withCode = pathWith(`data-copied="${text('blog_copied')}"`);
const { headings } = longest.source.body;

const saveButton = (page: Page) => page.getByRole('button', { name: text('blog_save'), exact: true, pressed: false });
const savedButton = (page: Page) => page.getByRole('button', { name: text('blog_saved'), exact: true, pressed: true });
const shareButton = (page: Page) => page.getByRole('button', { name: text('blog_share'), exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('saved'));

async function open(page: Page, to: string = addressOf(first?.number ?? 1)): Promise<void> {
  await page.goto(to);
  await ready(page);
}

test('a saved article stays saved after a reload, appears in the blog’s saved list, and can be unsaved', async ({
  page,
}) => {
  await open(page);
  // Wait for the font: its letters have other widths.
  await expect(page.locator('link[as=font]')).toHaveCount(0);
  const place = await shareButton(page).boundingBox();
  await saveButton(page).click();
  await expect(snackbar(page)).toContainText(text('blog_saved_told'));
  await expect(savedButton(page)).toBeVisible();
  expect(await shareButton(page).boundingBox()).toEqual(place);
  expect(await stored(page)).toBe(`[${first.number}]`);
  await page.reload();
  await expect(savedButton(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('nav_link_blog'), exact: true })
    .click();
  await page.getByRole('checkbox', { name: text('blogs_saved_only') }).check();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([first.source.title]);
  await cards.getByRole('link').click();
  await savedButton(page).click();
  await expect(snackbar(page)).toContainText(text('blog_unsaved_told'));
  await expect(saveButton(page)).toBeVisible();
  expect(await stored(page)).toBe('[]');
});

test('Save works with Enter and Space, keeps the focus, and follows a change in another tab', async ({
  page,
  context,
}) => {
  await open(page);
  await saveButton(page).press('Enter');
  await expect(savedButton(page)).toBeFocused();
  await savedButton(page).press('Space');
  await expect(saveButton(page)).toBeFocused();
  const other = await context.newPage();
  await open(other, addressOf(first.number, foreign));
  await other.getByRole('button', { name: text('blog_save', {}, foreign), exact: true }).click();
  await expect(savedButton(page)).toBeVisible();
});

test('Share opens the device’s share sheet with the address without its query and fragment', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const share = async (value: unknown) => {
      Object.assign(window, { shared: value });
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open(page, `${addressOf(first.number)}?from=mail#prose`);
  await shareButton(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: unknown }).shared))
    .toEqual({ title: first.source.title, url: baseURL + addressOf(first.number) });
});

test('Copy copies the complete code block and shows a message; a wide block can be focused', async ({ page }) => {
  await watchClipboard(page);
  await open(page, address(withCode));
  // A demo has code of its own, which is not copied.
  const block = page.locator('#prose pre:not(island-root pre)').last();
  await page
    .getByRole('button', { name: text('blog_copy'), exact: true })
    .last()
    .click();
  await expect(snackbar(page)).toContainText(text('blog_copied'));
  expect(await copied(page)).toBe(await block.textContent());
  // Focusable, so that wide code can be scrolled by keyboard.
  const wide = page.locator('#prose pre').first();
  await wide.focus();
  await expect(wide).toBeFocused();
});

test('the table of contents marks the current heading, and a bar shows the reading progress', async ({ page }) => {
  // A smooth scroll to a heading would undo the next step.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, addressOf(longest.number));
  const contents = page.getByRole('navigation', { name: text('blog_contents') });
  await expect(contents.getByRole('link')).toHaveText(headings.map((heading) => heading.text));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  for (const index of [1, headings.length - 2, 0]) {
    await page
      .locator('#prose h2')
      .nth(index)
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await expect(contents.locator('[aria-current=location]')).toHaveText(headings[index]?.text ?? '');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  // The bar moves only without reduced motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const bar = page.locator('article > div[aria-hidden]').first();
  const share = () => bar.evaluate((element) => element.getBoundingClientRect().width / innerWidth);
  await expect.poll(share).toBe(0);
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  );
  await expect.poll(share).toBeGreaterThan(0.1);
  expect(await share()).toBeLessThan(0.95);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(share).toBe(1);
});

test('each link in the table of contents leads to its heading, as does an address with the fragment', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, addressOf(longest.number));
  const links = page.getByRole('navigation', { name: text('blog_contents') }).getByRole('link');
  for (const [index, { id, text: name }] of headings.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`${addressOf(longest.number)}#${id}`);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
  const [heading] = headings.slice(-1);
  await open(page, pageAddress({ page: 'skills' }, 'en'));
  await open(page, `${addressOf(longest.number)}#${heading?.id}`);
  await expect(page.getByRole('heading', { level: 2, name: heading?.text ?? '', exact: true })).toBeInViewport();
});

test('on a phone the longest article title does not overlap the breadcrumb link to the list', async ({ page }) => {
  const [titled] = articles.toSorted((a, b) => b.source.title.length - a.source.title.length);
  await page.setViewportSize({ width: 360, height: 844 });
  await open(page, addressOf(titled?.number ?? 1));
  const path = page.getByRole('navigation', { name: text('nav_breadcrumb') });
  const link = await path.getByRole('link').boundingBox();
  const current = await path.locator('[aria-current]').boundingBox();
  if (!link || !current) throw new Error('the path to the article is not shown');
  expect(link.x + link.width).toBeLessThanOrEqual(current.x);
});
