import type { Page } from '@playwright/test';
import { findAxeProblems, findPageProblems } from '../../engine/build/checks/check-page.ts';
import { linkedAddresses } from '../../engine/build/checks/page-problems.browser.ts';
import { channelsOf } from '../../engine/content/theme/contrast.ts';
import { theme } from '../../engine/content/theme/theme.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { isPageScript } from '../measure/site-bytes.ts';
import { annotationOf } from '../support/checks-record.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { languages, pages } from '../support/site-map.ts';
import { thorough } from '../support/thorough.ts';
import { problemsInForcedColours } from './problems-in-forced-colours.ts';
import { problemsOnPaper } from './problems-on-paper.ts';
import { kinds, lost, visits } from './visits.ts';

// Each page is loaded once for all checks. Console errors and requests to other sites fail every test:
// tests/support/fixtures.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = 390;
const desktop = 1280;
const themes = ['light', 'dark'] as const;

function scriptsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      requested.push(new URL(request.url()).pathname.replace(/^.*(?=assets\/)/, ''));
  });
  return requested;
}

/**
 * The widths and themes in which axe tests a page. In the short run axe tests one page of each kind, with one of the
 * four pairs in turn.
 */
const combinations = [phone, desktop].flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })));
const isAxeTested = (combination: (typeof combinations)[number], turn: number | undefined) =>
  thorough || (turn !== undefined && combinations.indexOf(combination) === turn % combinations.length);

interface Visited {
  address: string;
  language: string;
}

/**
 * Problems of the current page at every width, in light and dark.
 * @param turn number of the combination that axe tests in the short run; undefined for none
 */
async function problemsOf(page: Page, { address, language }: Visited, turn: number | undefined): Promise<string[]> {
  const problems = await findPageProblems(page);
  for (const { width, colorScheme } of combinations.filter((combination) => isAxeTested(combination, turn))) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const found = await findAxeProblems(page);
    problems.push(...found.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    const check = { address, language, width, theme: colorScheme, findings: found.length };
    test.info().annotations.push(annotationOf(check));
  }
  return problems;
}

/** The text colour of the owner’s light theme, as browsers report it. */
const ink = `rgb(${channelsOf(theme.palette.ink.day).join(', ')})`;

async function problemsInPrint(page: Page): Promise<string[]> {
  // An A4 page without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color', ink);
  await expect(page.locator('header nav:visible, body > footer:visible, [data-action]:visible')).toHaveCount(0);
  const problems = await page.evaluate(problemsOnPaper);
  await page.emulateMedia({ media: 'screen' });
  return problems.map((problem) => `on paper: ${problem}`);
}

/** Problems in forced colours: controls that are invisible, or whose focus or state is. */
async function problemsInColours(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.setViewportSize({ width: desktop, height: 800 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  // After a key press the focus must be visible; after a click it need not be.
  await page.keyboard.press('Tab');
  const problems = await page.evaluate(problemsInForcedColours);
  await page.emulateMedia({ forcedColors: 'none' });
  return problems.map((problem) => `forced colours, ${colorScheme}: ${problem}`);
}

/** Addresses that have been checked: pages mostly link to the same ones. */
const checkedAddresses = new Set<string>();

for (const [index, { address, language, to }] of visits.entries()) {
  const isOfKind = kinds.includes(to);
  const more = isOfKind ? ', axe, print, forced colours' : '';
  test(`${address} passes all checks: status, headings, controls, pictures, widths, scripts${more}`, async ({
    page,
    request,
  }) => {
    const scripts = scriptsOf(page);
    await page.setViewportSize({ width: phone, height: 844 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
    await ready(page);
    expect(await problemsOf(page, { address, language }, isOfKind ? index : undefined)).toEqual([]);
    if (isOfKind) expect(await problemsInPrint(page)).toEqual([]);
    // React is loaded when an island is first used, and none has been.
    expect(scripts.filter((script) => !isPageScript(script))).toEqual([]);
    if (isOfKind) expect(await problemsInColours(page, themes[index % 2] ?? 'dark')).toEqual([]);
    // Every build checks the file of each link, and tests/build/served.test.ts requests each page.
    for (const linked of thorough ? await page.evaluate(linkedAddresses) : []) {
      if (checkedAddresses.has(linked)) continue;
      expect((await request.get(linked, { maxRedirects: 0 })).status(), linked).toBe(200);
      checkedAddresses.add(linked);
    }
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  for (const [index, address] of lost.entries()) {
    test(`${address} passes all checks: status 404, headings, controls, pictures, widths, axe`, async ({ page }) => {
      await page.setViewportSize({ width: phone, height: 844 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await ready(page);
      expect(await problemsOf(page, { address, language: languages[index] ?? '' }, index)).toEqual([]);
    });
  }
});

test('the short run covers every page and language, and axe every width and theme', () => {
  expect(new Set(visits.map(({ to }) => to)).size).toBe(pages.length);
  expect(new Set(visits.map(({ language }) => language)).size).toBe(languages.length);
  const tested = combinations.filter((combination) =>
    visits.some(({ to }, index) => kinds.includes(to) && isAxeTested(combination, index)),
  );
  expect(tested).toEqual(combinations);
});
