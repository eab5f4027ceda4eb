import type { PagePath } from '../../src/site/addresses.ts';
import { paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource.*404/ });

/** One page of each template, and the drawers of the shared layout. */
const templates: [string, PagePath][] = [
  ['home', '/'],
  ['about', '/about'],
  ['skills', '/skills'],
  ['career', '/career'],
  ['resume', '/resume'],
  ['contact', '/contact'],
  ['projects', '/apps'],
  ['project', '/apps/linkbio'],
  ['games', '/games'],
  ['blog', '/blog'],
  ['article', '/blog/4'],
  ['accessibility', '/accessibility'],
  ['not-found', paths.notFound()],
];

for (const [template, path] of templates) {
  test(`${template}: screen readers are told exactly this`, async ({ page }) => {
    // The ribbon counts days.
    await page.clock.setFixedTime('2025-06-01T10:00:00+02:00');
    await page.goto(path);
    await awake(page);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${template}.aria.yml` });
  });
}

for (const width of [390, 1440]) {
  test(`the menus at ${width} px: screen readers are told exactly this`, async ({ page }) => {
    await page.clock.setFixedTime('2025-06-01T10:00:00+02:00');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/career');
    await awake(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Language/ })
      .click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: `languages-${width}.aria.yml` });
    await page.keyboard.press('Escape');
    if (width === 390) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
    } else {
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'command-menu.aria.yml' });
    }
  });
}
