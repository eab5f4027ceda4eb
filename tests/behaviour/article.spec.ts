import type { Page } from '@playwright/test';
import { awake, expect, holdScripts, test } from '../support/fixtures.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('saved'));
const said = (page: Page) => page.getByRole('status');

test('an article is saved in this browser, shown as saved, listed in the blog, and forgotten again', async ({
  page,
}) => {
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page)).toContainText('Saved in this browser');
  await expect(page.getByRole('button', { name: 'Saved', exact: true, pressed: true })).toBeVisible();
  expect(await stored(page)).toBe('[4]');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved', exact: true, pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Saved only' }).check();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Building Scalable React Apps']);
  await cards.getByRole('link').click();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(said(page)).toContainText('No longer saved');
  expect(await stored(page)).toBe('[]');
});

test('two tabs know of each other what is saved', async ({ page, context }) => {
  await page.goto('/blog/4');
  await awake(page);
  const other = await context.newPage();
  await other.goto('/de/blog/4');
  await awake(other);
  await other.getByRole('button', { name: 'Merken' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

for (const garbage of ['not json', '{"4":true}', '[99,"4",null,4.5]', 'x'.repeat(10_000)]) {
  test(`a store that holds ${garbage.slice(0, 20)} is ignored, and repaired at the next save`, async ({ page }) => {
    await page.goto('/skills');
    await page.evaluate((text) => localStorage.setItem('saved', text), garbage);
    await page.goto('/blog?saved=1');
    await awake(page);
    await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
    await page.goto('/blog/2');
    await awake(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(said(page)).toContainText('Saved');
    expect(await stored(page)).toBe('[2]');
  });
}

test('where the browser keeps nothing, an article is saved for this visit and the visitor is told', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page)).toContainText('Saved for now');
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Saved only' }).check();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

/** Replaces what the browser offers for sharing. */
const offer = (page: Page, share: 'works' | 'is closed' | 'fails' | 'is not there', clipboard: 'works' | 'fails') =>
  page.addInitScript(
    ([share, clipboard]) => {
      const log: unknown[] = [];
      Object.assign(window, { log });
      const act = (what: string, how: string) => async (value: unknown) => {
        if (how === 'is closed') throw new DOMException('closed', 'AbortError');
        if (how === 'fails') throw new DOMException('refused', 'NotAllowedError');
        log.push(what, value);
      };
      if (share === 'is not there') Reflect.deleteProperty(Navigator.prototype, 'share');
      else Object.defineProperty(navigator, 'share', { value: act('share', share) });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: act('copy', clipboard) } });
    },
    [share, clipboard] as const,
  );
const log = (page: Page) => page.evaluate(() => (window as unknown as { log: unknown[] }).log);

test('Share opens the device’s own sheet', async ({ page, baseURL }) => {
  await offer(page, 'works', 'works');
  await page.goto('/blog/4?from=mail#prose');
  await awake(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => log(page))
    .toEqual(['share', { title: 'Building Scalable React Apps', url: `${baseURL}/blog/4` }]);
});

test('a sheet that the visitor closes is no failure', async ({ page }) => {
  await offer(page, 'is closed', 'works');
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page)).toContainText('Saved in this browser');
  expect(await log(page)).toEqual([]);
});

for (const share of ['is not there', 'fails'] as const) {
  test(`where the sheet ${share}, Share copies the link and says so`, async ({ page, baseURL }) => {
    await offer(page, share, 'works');
    await page.goto('/zu/blog/4');
    await awake(page);
    await page.getByRole('button', { name: 'Yabelana' }).click();
    await expect(said(page)).toContainText('Ilinki ikopishiwe');
    expect(await log(page)).toEqual(['copy', `${baseURL}/zu/blog/4`]);
  });
}

test('where copying is refused as well, the visitor gets the link, for as long as they need', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await offer(page, 'is not there', 'fails');
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(said(page)).toContainText(`${baseURL}/blog/4`);
  await page.clock.runFor(60_000);
  await expect(said(page)).toContainText(`${baseURL}/blog/4`);
  await said(page).getByRole('button', { name: 'Close this message' }).click();
  await expect(said(page)).toBeEmpty();
});

test('Save that is pressed before React is there saves as soon as it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog/4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('messages come one at a time, in order, and stay while they are pointed at or focused', async ({ page }) => {
  await page.clock.install();
  await offer(page, 'is not there', 'works');
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(said(page)).toContainText('Saved in this browser');
  await expect(said(page)).not.toContainText('The link is copied');
  await said(page).getByText('Saved in this browser').hover();
  await page.clock.runFor(30_000);
  await expect(said(page)).toContainText('Saved in this browser');
  await page.mouse.move(5, 5);
  await page.clock.runFor(7000);
  await expect(said(page)).toContainText('The link is copied');
  await said(page).getByRole('button', { name: 'Close this message' }).focus();
  await page.clock.runFor(30_000);
  await expect(said(page)).toContainText('The link is copied');
  await page.keyboard.press('Enter');
  await expect(said(page)).toBeEmpty();
  await expect(said(page)).toHaveAttribute('role', 'status');
});

test('the list of contents follows the reading', async ({ page }) => {
  // The page jumps to a heading: what still glides there would undo the next step.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog/4');
  await awake(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  const headings = page.locator('#prose h2');
  for (const index of [1, 4, 2]) {
    await headings.nth(index).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await expect(contents.locator('[aria-current=location]')).toHaveText(await headings.nth(index).innerText());
  }
  await contents.getByRole('link').last().click();
  await expect(contents.locator('[aria-current=location]')).toHaveText(await headings.last().innerText());
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

test('a bar shows how much has been read', async ({ page }) => {
  await page.goto('/blog/4');
  await awake(page);
  const bar = page.locator('article > div[aria-hidden]').first();
  const share = () => bar.evaluate((element) => element.getBoundingClientRect().width / innerWidth);
  expect(await share()).toBe(0);
  await page
    .locator('#prose h2')
    .nth(4)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(share).toBeGreaterThan(0.2);
  expect(await share()).toBeLessThan(0.9);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(share).toBe(1);
});

test('previous and next lead through the articles, each from its top', async ({ page }) => {
  await page.goto('/blog/1');
  await awake(page);
  await expect(page.getByRole('link', { name: /Previous article/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Next article/ }).click();
  await expect(page).toHaveURL('/blog/2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: /Previous article/ }).click();
  await expect(page).toHaveURL('/blog/1');
  await page.goto('/blog/9');
  await expect(page.getByRole('link', { name: /Next article/ })).toHaveCount(0);
});
