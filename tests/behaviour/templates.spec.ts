import type { Page } from '@playwright/test';
import { address, notFoundPath, pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { pages, text } from '../support/site-map.ts';

// With motion there are more controls.
test.use({ expectedMessages: /Failed to load resource.*404/, contextOptions: { reducedMotion: 'no-preference' } });

const templates: [name: string, address: string][] = [
  ...pages
    .filter(({ page }, index) => pages.findIndex((one) => one.page === page) === index)
    .map((to): [string, string] => [to.page, pageAddress(to, 'en')]),
  ['not-found', address(notFoundPath)],
];

async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime('2025-06-01T10:00:00+02:00');
  await page.goto(address);
  await ready(page);
}

// Two tests, one for each worker: a new window for each page would take as long as the page.
for (const part of [0, 1]) {
  const some = templates.filter((_, index) => index % 2 === part);

  test(`the accessibility trees match their snapshots: ${some.map(([name]) => name).join(', ')}`, async ({ page }) => {
    await page.clock.setFixedTime('2025-06-01T10:00:00+02:00');
    for (const [name, address] of some) {
      await page.goto(address);
      await ready(page);
      await expect.soft(page.locator('body'), name).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    }
  });
}

test('the accessibility tree of the language list matches its snapshots at 390 and 1440 px', async ({ page }) => {
  await open(page, pageAddress({ page: 'career' }, 'en'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('nav_language') })
      .click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: `languages-${width}.aria.yml` });
    await page.keyboard.press('Escape');
  }
});

test('the accessibility tree of the menu of narrow screens matches its snapshot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, pageAddress({ page: 'career' }, 'en'));
  await page.getByRole('button', { name: text('nav_menu_open') }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});

test('the accessibility tree of the command menu matches its snapshot', async ({ page }) => {
  await open(page, pageAddress({ page: 'career' }, 'en'));
  await page.getByRole('button', { name: text('command_open'), exact: true }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'command-menu.aria.yml' });
});

test('the accessibility tree of the blog’s filter with open tags matches its snapshot', async ({ page }) => {
  await open(page, pageAddress({ page: 'blog' }, 'en'));
  await page.getByRole('button', { name: text('blog_tags') }).click();
  await expect(page.getByRole('search')).toMatchAriaSnapshot({ name: 'blog-filter.aria.yml' });
});
