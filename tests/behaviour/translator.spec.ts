import type { Page } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';

/** Does what a translation extension does: replaces each text by an element with another text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const one of texts) {
      if (!one.data.trim() || one.parentElement?.closest('script, style')) continue;
      const inner = Object.assign(document.createElement('font'), { textContent: `«${one.data}»` });
      const outer = document.createElement('font');
      outer.append(inner);
      one.replaceWith(outer);
    }
  });

test('an island translated by an extension before hydration reacts to the first click', async ({ page }) => {
  const [article] = content.articles;
  await page.goto(pageAddress({ page: 'article', number: String(article?.number) }, 'en'));
  await ready(page);
  await translate(page);
  const counter = page.locator('island-root[name=counter]').getByRole('button');
  await expect(counter).toHaveText('«Pressed 3 times»');
  // A long press counts, too: the button is released after the island’s script has loaded.
  const loaded = page.waitForResponse(/counter\.island-/);
  await counter.hover();
  await page.mouse.down();
  await (await loaded).finished();
  await page.mouse.up();
  await expect(counter).toHaveText('Pressed 4 times');
  // The page around it stays translated.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«.*»$/);
});

test('typing in the blog filter works after an extension has translated the page', async ({ page }) => {
  await page.goto(pageAddress({ page: 'blog' }, 'en'));
  await ready(page);
  await translate(page);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('zzz');
});

test('the command menu keeps working when an extension translates the open menu', async ({ page }) => {
  await page.goto(pageAddress({ page: 'home' }, 'en'));
  await ready(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  for (const typed of ['car', 'strik', 'striking the', 'blo', 'zzz', 'str', '']) {
    await translate(page);
    await dialog.getByRole('combobox').fill(typed);
    await expect(dialog.getByRole('combobox')).toHaveValue(typed);
    // React has replaced the translated results by its own.
    await expect(dialog.locator('font')).toHaveCount(0);
  }
  await translate(page);
  await dialog.getByRole('combobox').fill(text('nav_link_career'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageAddress({ page: 'career' }, 'en'));
});
