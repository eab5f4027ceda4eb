import { brotliCompressSync } from 'node:zlib';
import { fileOfPath, pageAddress, pagePath } from '../../engine/routes/addresses.ts';
import { countTraffic, readToEnd, views, visit } from '../measure/first-visit.ts';
import { bootScriptOf, isArticle, listBuilt, rawSizeOf } from '../measure/site-bytes.ts';
import { byteBudgets } from '../support/budgets.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { addresses, languages } from '../support/site-map.ts';
import { thorough } from '../support/thorough.ts';
import { kinds } from './visits.ts';

// tests/build/budgets.test.ts tests the size of files; this tests what a browser requests.

// With reduced motion and nothing to load, the headless shell may draw no frame, and keys wait for the first one.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const home = pageAddress({ page: 'home' }, 'en');
const some = kinds.filter(({ page }) => ['home', 'about', 'article', 'project'].includes(page));

for (const to of thorough ? kinds : some) {
  const address = pageAddress(to, 'en');

  test(`no script is requested before ${address} is painted`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
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

/** The command menu is the same on every page, and a game may load more than other islands. */
const pagesWithIslands = kinds.filter(({ page }) => thorough || ['home', 'game', 'blog'].includes(page));

for (const to of pagesWithIslands) {
  const address = pageAddress(to, 'en');

  test(`the first use of each island on ${address} loads React and stays within the budget`, async ({ page }) => {
    await page.goto(address);
    // Requests of the first visit do not count for the next.
    await ready(page);
    const namesIn = (part: string) =>
      page
        .locator(`${part} island-root`)
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name') ?? ''))]);
    const games = to.page === 'game' ? await namesIn('main') : [];
    for (const name of await namesIn(thorough || to.page === 'home' ? 'body' : 'main')) {
      // Each in a visit without cached files.
      await page.context().clearCookies();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      const total = await countTraffic(page);
      await page.goto(address);
      await ready(page);
      const island = page.locator(`island-root[name="${name}"]`).first();
      const control = island.locator('button, input, select').filter({ visible: true }).first();
      const react = page.waitForResponse(/\/assets\/react-[\w-]+\.js$/);
      await control.click();
      await react;
      const { scriptBytes } = await total();
      const boot = brotliCompressSync(bootScriptOf(fileOfPath(pagePath(to)))).length;
      const limit = byteBudgets.islandScript + (games.includes(name) ? byteBudgets.gameScript : 0);
      expect(scriptBytes + boot, name).toBeLessThanOrEqual(limit);
    }
  });
}

for (const view of Object.keys(views) as (keyof typeof views)[]) {
  test(`a first visit of the home page fits its budget (${view})`, async ({ page }) => {
    const { bytes, scripts, fonts } = await visit(page, home, view, false);
    expect({ scripts, fonts }).toEqual({ scripts: 1, fonts: 1 });
    expect(bytes).toBeLessThanOrEqual(byteBudgets.firstVisit);
  });

  test(`with Save-Data neither script nor font loads before the first interaction (${view})`, async ({ page }) => {
    const { bytes, scripts, fonts } = await visit(page, home, view, true);
    expect({ scripts, fonts }).toEqual({ scripts: 0, fonts: 0 });
    expect(bytes).toBeLessThanOrEqual(byteBudgets.firstVisitSavingData);
    await page.keyboard.press('Shift');
    await ready(page);
  });
}

const articles = addresses.filter(({ to }) => to.page === 'article');

/** In the short run only the longest article of all languages. */
for (const language of thorough ? languages : ['any language']) {
  test(`an article in ${language} read to its end on a phone fits its budget, font included`, async ({ page }) => {
    test.skip(articles.length === 0, 'this site has no articles');
    const [longest] = listBuilt(isArticle).sort((one, other) => rawSizeOf(other) - rawSizeOf(one));
    const read = articles.filter((one) => (thorough ? one.language === language : fileOfPath(one.path) === longest));
    expect(read.length).toBeGreaterThan(0);
    for (const { address } of read) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      const total = await countTraffic(page);
      await page.setViewportSize(views.phone);
      await page.goto(address);
      await ready(page);
      await readToEnd(page);
      const { bytes, fonts } = await total();
      expect(fonts, address).toBe(1);
      expect(bytes, address).toBeLessThanOrEqual(byteBudgets.articleRead);
    }
  });
}
