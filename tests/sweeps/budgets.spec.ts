import { views, visit } from '../measure/first-visit.ts';
import {
  bootScriptOf,
  isArticle,
  isDictionary,
  isFont,
  isPage,
  isScript,
  listBuilt,
  scriptBytes,
  sizesOf,
} from '../measure/site-bytes.ts';
import { byteBudgets } from '../support/budgets.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { languages } from '../support/site-map.ts';

test('a page with its styles and data fits its budget, and so does an article', async () => {
  // Brotli at its best takes a while for so many pages.
  test.slow();
  for (const { file, brotli } of await sizesOf(listBuilt(isPage)))
    expect.soft(brotli, file).toBeLessThanOrEqual(isArticle(file) ? byteBudgets.article : byteBudgets.page);
});

test('the boot script is short, and the same on every page', () => {
  const scripts = new Set(listBuilt(isPage).map(bootScriptOf));
  expect(scripts.size).toBe(1);
  for (const script of scripts) expect(Buffer.byteLength(script)).toBeLessThanOrEqual(byteBudgets.bootScript);
});

test('all scripts together fit their budget', async () => {
  expect(listBuilt(isDictionary)).toHaveLength(languages.length - 1);
  expect(scriptBytes(await sizesOf(listBuilt(isScript)))).toBeLessThanOrEqual(byteBudgets.scripts);
});

test('there is one font file, and it is small', async () => {
  const fonts = await sizesOf(listBuilt(isFont));
  expect(fonts).toHaveLength(1);
  for (const { raw } of fonts) expect(raw).toBeLessThan(byteBudgets.font);
});

for (const address of ['/', '/about', '/blog/4', '/apps/linkbio']) {
  test(`no script is asked for before ${address} is painted`, async ({ page }) => {
    await page.goto(address);
    await awake(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(0);
    // Two moments of one visit, not a duration.
    expect(Math.min(...scripts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  });
}

for (const view of Object.keys(views) as (keyof typeof views)[]) {
  test(`a first visit of the home page fits its budget (${view})`, async ({ page }) => {
    const { bytes, scripts, fonts } = await visit(page, '/', view, false);
    expect(scripts).toBeGreaterThan(0);
    expect(fonts).toBe(1);
    expect(bytes).toBeLessThanOrEqual(byteBudgets.firstVisit);
  });

  test(`where data is to be saved neither script nor font comes before a control is touched (${view})`, async ({
    page,
  }) => {
    const { bytes, scripts, fonts } = await visit(page, '/', view, true);
    expect({ scripts, fonts }).toEqual({ scripts: 0, fonts: 0 });
    expect(bytes).toBeLessThanOrEqual(byteBudgets.firstVisitSavingData);
    await page.keyboard.press('Shift');
    await awake(page);
  });
}
