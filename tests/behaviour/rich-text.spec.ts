import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findAxeProblems } from '../../engine/build/checks/check-page.ts';
import { widthProblems } from '../../engine/build/checks/page-problems.browser.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

const article = content.articles.find(({ source }) => source.body.rich.includes('notes'));
if (!article) throw new Error('the site under test has no article with tables, figures and notes');
const address = (language = 'en') => pageAddress({ page: 'article', number: String(article.number) }, language);
const prose = (page: Page) => page.locator('#prose');

async function open(page: Page, to = address()): Promise<void> {
  await page.goto(to);
  await ready(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, width] of [390, 1440].entries()) {
  const themes = share(['light', 'dark'] as const, index, 2);

  test(`axe finds no problem in an article with rich text at ${width} px, ${themes.join(' and ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeProblems(page), colorScheme).toEqual([]);
    }
    expect(await page.evaluate(widthProblems)).toEqual([]);
  });
}

test('a figure has the page’s colours in the light and the dark theme', async ({ page }) => {
  await open(page);
  const figure = prose(page).getByRole('img', { name: 'Three threads of the warp' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [ink, rose] = await figure.evaluate((svg) => {
      const style = getComputedStyle(svg);
      return [style.fill, style.getPropertyValue('--rose')];
    });
    await expect.poll(async () => countPixels(await figure.screenshot(), ink ?? '')).toBeGreaterThan(100);
    expect(await countPixels(await figure.screenshot(), rose ?? '')).toBeGreaterThan(1000);
  }
});

/** Number of pixels of a colour, given as `rgb(1, 2, 3)` or `#010203`. */
async function countPixels(picture: Buffer, colour: string): Promise<number> {
  const parts = colour.startsWith('#')
    ? colour.match(/\w\w/g)?.map((part) => parseInt(part, 16))
    : colour.match(/\d+/g);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].every((channel) => data[at + channel] === Number(parts?.[channel]))) count++;
  return count;
}

test('a table that is wider than a phone can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const table = prose(page).getByRole('group', { name: 'where it comes from' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('footnotes link to the end and back, labelled in the language of the page', async ({ page }) => {
  for (const language of share(['en', 'sv'], 1, 2)) {
    await open(page, address(language));
    await expect(prose(page).getByRole('heading', { name: text('blog_footnotes', {}, language) })).toBeVisible();
    await prose(page).getByRole('link', { name: '1', exact: true }).first().click();
    await expect(page).toHaveURL(/#note-fn-1$/);
    const back = prose(page).getByRole('link', {
      name: text('blog_footnote_back', { number: 1 }, language),
      exact: true,
    });
    // The usual arrow is an emoji on many devices.
    expect(await back.textContent()).not.toMatch(/\p{Emoji}/u);
    await back.click();
    await expect(page).toHaveURL(/#note-fnref-1$/);
  }
});

test('footnotes are beside their lines on wide screens and below the text on phones', async ({ page }) => {
  const mark = prose(page).getByRole('link', { name: '1', exact: true }).first();
  const note = prose(page).locator('.footnotes li').first();
  const boxes = async () => {
    const [line, beside] = [await mark.boundingBox(), await note.boundingBox()];
    if (!line || !beside) throw new Error('mark or note has no box');
    return { line, beside };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const wide = await boxes();
  expect(Math.abs(wide.beside.y - wide.line.y)).toBeLessThan(40);
  expect(wide.beside.x).toBeGreaterThan(wide.line.x);
  const second = await prose(page).locator('.footnotes li').nth(1).boundingBox();
  expect(second?.y).toBeGreaterThanOrEqual(wide.beside.y + wide.beside.height);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await boxes();
  expect(narrow.beside.y).toBeGreaterThan(narrow.line.y + 100);
});

test('a term shows its definition in place, by keyboard and in print', async ({ page }) => {
  await open(page);
  const term = prose(page).getByRole('button', { name: 'first', exact: true });
  const meaning = prose(page).getByText('What is written before the second');
  await expect(meaning).toBeHidden();
  await term.press('Enter');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(term).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(meaning).toBeVisible();
  await expect(term).toBeVisible();
});

test('task checkboxes are named by their text; code samples show their file name and mark lines', async ({ page }) => {
  await open(page);
  await expect(prose(page).getByRole('checkbox', { name: 'done, with a link' })).toBeChecked();
  await expect(prose(page).getByRole('checkbox', { name: 'not done', exact: true })).not.toBeChecked();
  await expect(prose(page).getByText('pages/thread & warp.html', { exact: true })).toBeVisible();
  await expect(prose(page).locator('pre mark').first()).toHaveText('<p class="thread">A &amp; B</p>');
  const colours = await Promise.all(
    ['+wool', '-linen'].map((line) =>
      prose(page)
        .getByText(line, { exact: true })
        .evaluate((part) => getComputedStyle(part).color),
    ),
  );
  expect(new Set(colours).size).toBe(2);
});

const choices = [
  ['light', undefined],
  ['dark', undefined],
  ['light', 'dark'],
  ['dark', 'light'],
] as const;
for (const [colorScheme, chosen] of share(choices, 0, 3)) {
  test.describe(`when the system is ${colorScheme} and the visitor chose ${chosen ?? 'nothing'}`, () => {
    test.use({ colorScheme });

    test('a picture with a light and a dark version loads only the one for the page’s theme', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(...(/\/door-(?:light|dark)/.exec(request.url()) ?? [])));
      await page.addInitScript((theme) => theme && localStorage.setItem('theme', theme), chosen);
      await open(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const door = prose(page).getByRole('img', { name: 'A door, by day or by night.' });
      await door.scrollIntoViewIfNeeded();
      await expect.poll(() => door.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(loaded).toEqual([`/door-${chosen ?? colorScheme}`]);
    });
  });
}

test.describe('on a phone with a device pixel ratio of 3', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('a photograph loads lazily as AVIF at double density, in a reserved space', async ({ page }) => {
    await open(page);
    const shed = prose(page).getByRole('img', { name: 'A red shed in a field.' });
    const { height = 0 } = (await shed.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(200);
    await shed.scrollIntoViewIfNeeded();
    await expect.poll(() => shed.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-800\.avif$/);
    expect((await shed.boundingBox())?.height).toBe(height);
  });
});
