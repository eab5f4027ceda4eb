import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { siteRoot } from '../../engine/content/site-root.ts';
import { listTechnologies } from '../../engine/pages/projects/technologies.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, freezeClock, holdScripts, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import {
  chooseLanguage,
  deadControls,
  foreign,
  isNight,
  kinds,
  labelOf,
  menuLink,
  pathWith,
  scrollDown,
  scrollTop,
  snackbar,
  stored,
  themeButton,
} from '../support/visitor.ts';

// A failing script may be logged. An uncaught error fails the test: see the fixture.
test.use({
  expectedMessages:
    /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|Failed to fetch dynamically imported module|net::ERR/,
});

/** The script files, without the hash in their names. */
const scripts = readdirSync(join(siteRoot, 'dist/assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace(/-[\w-]{6}\.js$/, ''));
const fileOf = (script: string) => `**/assets/${script}-*.js`;
/** With few projects there is no filter. */
const hasFilter = listTechnologies(content.projects.filter(({ kind }) => kind === 'app')).length > 1;
const isIsland = (script: string) => script.endsWith('.island') && (hasFilter || script !== 'project-filter.island');

/** The ways in which loading a script may fail. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Something else</h1>' }),
  'responds with 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Sorry' }),
  // The browser does not run it, because its hash is unknown to the page.
  'was replaced': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.remove(); export {};' }),
  'is cut off': (route) => route.abort('connectionreset'),
};

const isScriptless = (page: Page) => page.locator('html[data-scriptless]');
const career = pagePath({ page: 'career' });

test('the build has a page script and several island scripts to test', () => {
  expect(scripts).toContain('page');
  expect(scripts.filter(isIsland).length).toBeGreaterThan(1);
});

// In the short run each kind of page and each island is tested with one fault, and each fault with some of them.
const problemCount = Object.keys(faults).length;

for (const [part, [fault, respond]] of Object.entries(faults).entries()) {
  test(`when the page’s script ${fault}, pages are readable and show no dead control`, async ({ page }) => {
    await page.route(fileOf('page'), respond);
    for (const to of share(kinds, part, problemCount)) {
      await page.goto(pagePath(to));
      await isScriptless(page).waitFor();
      await expect(page.getByRole('heading', { level: 1 }), to.page).toBeVisible();
      expect(await deadControls(page), to.page).toEqual([]);
    }
  });

  for (const script of share(scripts.filter(isIsland), part, problemCount)) {
    const name = script.replace(/\.island$/, '');

    test(`when the script of ${name} ${fault}, a message is shown, its controls are hidden, the page works`, async ({
      page,
    }) => {
      await page.route(fileOf(script), respond);
      await page.goto(pathWith(`<island-root name="${name}"`));
      await ready(page);
      const island = page.locator(`island-root[name="${name}"]`).first();
      await island.locator('button:not([popovertarget]), input, select').filter({ visible: true }).first().click();
      await expect(snackbar(page)).toContainText(text('island_failed'));
      await expect(island.locator('.needs-script:visible')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Everything else still works.
      const night = await isNight(page);
      await themeButton(page).click();
      expect(await isNight(page)).toBe(!night);
      if (name === 'command-menu') await page.keyboard.press('Control+k');
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
    });
  }
}

for (const [fault, respond] of share(Object.entries(faults), 0, problemCount)) {
  test(`when the page’s script ${fault}, links, languages and the menu still work`, async ({ page }) => {
    await page.route(fileOf('page'), respond);
    await page.goto('/');
    await menuLink(page, 'career').click();
    await expect(page).toHaveURL(career);
    await isScriptless(page).waitFor();
    // The last choice is stored: the unprefixed address does not redirect to the previous language.
    await chooseLanguage(page, foreign);
    await expect(page).toHaveURL(pagePath({ page: 'career' }, foreign));
    await isScriptless(page).waitFor();
    await chooseLanguage(page, 'en', foreign);
    await expect(page).toHaveURL(career);
    expect(await stored(page, 'lang')).toBe('en');
    await isScriptless(page).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: text('nav_menu_open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: labelOf('games'), exact: true })
      .click();
    await expect(page).toHaveURL(pagePath({ page: 'games' }));
  });
}

test('when React does not load, islands show a message and their pages stay visible', async ({ page }) => {
  await page.route(fileOf('react'), (route) => route.abort('connectionreset'));
  for (const name of share(scripts.filter(isIsland), 0, 3).map((script) => script.replace(/\.island$/, ''))) {
    await page.goto(pathWith(`<island-root name="${name}"`));
    await ready(page);
    await page
      .locator(`island-root[name="${name}"]`)
      .locator('button:not([popovertarget]), input, select')
      .filter({ visible: true })
      .first()
      .click();
    await expect(snackbar(page), name).toContainText(text('island_failed'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('a page script that loads late', () => {
  // The clock stands still, so that early clicks do not time out on a busy machine.
  test.beforeEach(({ page }) => freezeClock(page));

  test('applies an early click on the theme button', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    const night = await isNight(page);
    await themeButton(page).click();
    expect(await isNight(page)).toBe(night);
    release();
    await expect.poll(() => isNight(page)).toBe(!night);
    await ready(page);
    await themeButton(page).click();
    expect(await isNight(page)).toBe(night);
  });

  test('applies and stores an early choice of language, and keeps query and scroll position', async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(`${career}?from=test`);
    await chooseLanguage(page, foreign);
    await expect(page).toHaveURL(`${career}?from=test`);
    await scrollDown(page, 150);
    release();
    await expect(page).toHaveURL(`${pagePath({ page: 'career' }, foreign)}?from=test`);
    await ready(page);
    expect(await scrollTop(page)).toBe(150);
    expect(await stored(page, 'lang')).toBe(foreign);
  });

  test('applies an early click on Save', async ({ page }) => {
    const release = await holdScripts(page);
    const path = pathWith('data-action="save"');
    await page.goto(path);
    await page.getByRole('button', { name: text('blog_save'), exact: true }).click();
    expect(await stored(page, 'saved')).toBeNull();
    release();
    await expect(snackbar(page)).toContainText(text('blog_saved_told'));
    await expect(page.getByRole('button', { name: text('blog_saved'), exact: true, pressed: true })).toBeVisible();
    expect(await stored(page, 'saved')).toBe(`[${path.split('/').at(-1)}]`);
  });

  test('links and the menu work before the script has loaded', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await menuLink(page, 'career').click();
    await expect(page).toHaveURL(career);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: text('nav_menu_open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: labelOf('games'), exact: true })
      .click();
    await expect(page).toHaveURL(pagePath({ page: 'games' }));
  });
});

test.describe('a page script that does not load in time', () => {
  test('hides the controls that need it; once the script loads, they are shown again and work', async ({ page }) => {
    await freezeClock(page);
    const release = await holdScripts(page);
    await page.goto(pathWith('data-action="save"'));
    const night = await isNight(page);
    const save = page.getByRole('button', { name: text('blog_save'), exact: true });
    await themeButton(page).click();
    await page.clock.runFor(4900);
    await expect(themeButton(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(themeButton(page)).toBeHidden();
    await expect(save).toBeHidden();
    expect(await deadControls(page)).toEqual([]);
    release();
    await ready(page);
    await expect(save).toBeVisible();
    expect(await isNight(page)).toBe(night);
    await themeButton(page).click();
    expect(await isNight(page)).toBe(!night);
  });
});
