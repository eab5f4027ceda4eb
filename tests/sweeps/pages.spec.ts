import type { Page } from '@playwright/test';
import { findAxeProblems, findPageProblems } from '../../engine/build/checks/check-page.ts';
import { linkedAddresses } from '../../engine/build/checks/page-problems.browser.ts';
import { channelsOf } from '../../engine/content/theme/contrast.ts';
import { theme } from '../../engine/content/theme/theme.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { isPageScript } from '../measure/site-bytes.ts';
import { noteOf } from '../support/checks-record.ts';
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
const desk = 1280;
const themes = ['light', 'dark'] as const;

function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname.replace(/^.*(?=assets\/)/, ''));
  });
  return asked;
}

/**
 * The width and theme in which axe tests a page: in the short run, pages take turns with the four pairs; articles,
 * projects and own pages have one.
 */
const looks = [phone, desk].flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })));
const isLookedAt = (look: (typeof looks)[number], turn: number | undefined) =>
  thorough || (turn !== undefined && looks.indexOf(look) === turn % looks.length);

interface Visited {
  address: string;
  language: string;
}

/**
 * Problems of the current page at every width, in light and dark.
 * @param turn which look is tested by axe in the short run, if any
 */
async function problemsOf(page: Page, { address, language }: Visited, turn: number | undefined): Promise<string[]> {
  const problems = await findPageProblems(page);
  for (const { width, colorScheme } of looks.filter((look) => isLookedAt(look, turn))) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const found = await findAxeProblems(page);
    problems.push(...found.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    const note = { address, language, width, theme: colorScheme, findings: found.length };
    test.info().annotations.push(noteOf(note));
  }
  return problems;
}

/** The owner’s ink by day, as browsers say it. */
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

/** Controls that are not seen in forced colours, or whose focus or state is not. */
async function problemsInColours(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.setViewportSize({ width: desk, height: 800 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  // The focus of the keyboard is shown, that of a pointer need not be.
  await page.keyboard.press('Tab');
  const problems = await page.evaluate(problemsInForcedColours);
  await page.emulateMedia({ forcedColors: 'none' });
  return problems.map((problem) => `forced colours, ${colorScheme}: ${problem}`);
}

/** Addresses that have been checked: pages mostly link to the same ones. */
const answered = new Set<string>();

for (const [index, { address, language, to }] of visits.entries()) {
  const isOfKind = kinds.includes(to);
  const more = isOfKind ? ', axe, print, forced colours' : '';
  test(`${address}: status, headings, controls, pictures, widths, no script but the page’s${more}`, async ({
    page,
    request,
  }) => {
    const scripts = scriptsOf(page);
    await page.setViewportSize({ width: phone, height: 844 });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
    await ready(page);
    expect(await problemsOf(page, { address, language }, isOfKind ? index : undefined)).toEqual([]);
    if (isOfKind) expect(await problemsInPrint(page)).toEqual([]);
    // React is loaded when an island is first used, and none has been.
    expect(scripts.filter((script) => !isPageScript(script))).toEqual([]);
    if (isOfKind) expect(await problemsInColours(page, themes[index % 2] ?? 'dark')).toEqual([]);
    // Every build looks for the file of each link, and tests/build/served.test.ts asks for each page.
    for (const linked of thorough ? await page.evaluate(linkedAddresses) : []) {
      if (answered.has(linked)) continue;
      expect((await request.get(linked, { maxRedirects: 0 })).status(), linked).toBe(200);
      answered.add(linked);
    }
  });
}

test.describe('a lost address', () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  for (const [index, address] of lost.entries()) {
    test(`${address}: status, headings, controls, pictures, widths, axe`, async ({ page }) => {
      await page.setViewportSize({ width: phone, height: 844 });
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await ready(page);
      expect(await problemsOf(page, { address, language: languages[index] ?? '' }, index)).toEqual([]);
    });
  }
});

test('the short run looks at every page, every language, and under all widths and themes', () => {
  expect(new Set(visits.map(({ to }) => to)).size).toBe(pages.length);
  expect(new Set(visits.map(({ language }) => language)).size).toBe(languages.length);
  const looked = looks.filter((look) => visits.some(({ to }, index) => kinds.includes(to) && isLookedAt(look, index)));
  expect(looked).toEqual(looks);
});
