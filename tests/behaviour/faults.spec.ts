import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { siteRoot } from '../../engine/content/site-root.ts';
import { listTechnologies } from '../../engine/pages/projects/technologies.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, holdScripts, ready, standStill, test } from '../support/fixtures.ts';
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

/** How loading a script may fail. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Something else</h1>' }),
  'answers with 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Sorry' }),
  // The browser does not run it, because its hash is unknown to the page.
  'was replaced by another': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.remove(); export {};' }),
  'is cut off': (route) => route.abort('connectionreset'),
};

const isScriptless = (page: Page) => page.locator('html[data-scriptless]');
const career = pagePath({ page: 'career' });

test('the page’s script and the islands’ are put to the test', () => {
  expect(scripts).toContain('page');
  expect(scripts.filter(isIsland).length).toBeGreaterThan(1);
});

// In the short run, each kind of page and each island meets one of the faults, and each fault some of them.
const problemCount = Object.keys(faults).length;

for (const [part, [fault, answer]] of Object.entries(faults).entries()) {
  test(`the page’s script ${fault}: pages are readable, and show no dead control`, async ({ page }) => {
    await page.route(fileOf('page'), answer);
    for (const to of share(kinds, part, problemCount)) {
      await page.goto(pagePath(to));
      await isScriptless(page).waitFor();
      await expect(page.getByRole('heading', { level: 1 }), to.page).toBeVisible();
      expect(await deadControls(page), to.page).toEqual([]);
    }
  });

  for (const script of share(scripts.filter(isIsland), part, problemCount)) {
    const name = script.replace(/\.island$/, '');

    test(`the script of the ${name} ${fault}: a message is shown, its controls disappear, and the page still works`, async ({
      page,
    }) => {
      await page.route(fileOf(script), answer);
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

for (const [fault, answer] of share(Object.entries(faults), 0, problemCount)) {
  test(`the page’s script ${fault}: links, languages and the menu lead on`, async ({ page }) => {
    await page.route(fileOf('page'), answer);
    await page.goto('/');
    await menuLink(page, 'career').click();
    await expect(page).toHaveURL(career);
    await isScriptless(page).waitFor();
    // A selected language is kept: an address without one does not lead back.
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

test('React does not come: islands say so, and their pages stay', async ({ page }) => {
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

test.describe('a script that comes late', () => {
  // But not too late for early clicks, however busy the machine is.
  test.beforeEach(({ page }) => standStill(page));

  test('theme: an early click counts', async ({ page }) => {
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

  test('language: an early choice is made at the same place, and kept', async ({ page }) => {
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

  test('save: an early click saves', async ({ page }) => {
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

  test('links lead on meanwhile, and the menu opens', async ({ page }) => {
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

test.describe('a script that does not come in time', () => {
  test('its controls go; when it comes after all, they are back and work', async ({ page }) => {
    await standStill(page);
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
