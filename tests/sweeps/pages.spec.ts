import type { Page } from '@playwright/test';
import { findAxeProblems, findPageProblems } from '../../engine/build/checks/check-page.ts';
import { linkedAddresses } from '../../engine/build/checks/page-problems.browser.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { isPageScript } from '../measure/site-bytes.ts';
import { noteOf } from '../support/checks-record.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { languages, pages } from '../support/site-map.ts';
import { thorough } from '../support/thorough.ts';
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

/** In the short run axe tests each kind of page once, in another language if the site has one. */
const isForAxe = (to: (typeof visits)[number]['to'], language: string) =>
  kinds.includes(to) && (thorough || languages.length === 1 || language !== languages[0]);

interface Visited {
  address: string;
  language: string;
}

/** Problems of the current page at every width, in light and dark. */
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

/** Addresses that have been checked: pages mostly link to the same ones. */
const answered = new Set<string>();

for (const [index, { address, language, to }] of visits.entries()) {
  test(`${address}: status, headings, controls, pictures, links, widths, axe; no script but the page’s`, async ({
    page,
    request,
  }) => {
    const scripts = scriptsOf(page);
    await page.setViewportSize({ width: phone, height: 844 });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
    await ready(page);
    expect(await problemsOf(page, { address, language }, isForAxe(to, language) ? index : undefined)).toEqual([]);
    for (const linked of await page.evaluate(linkedAddresses)) {
      if (answered.has(linked)) continue;
      expect((await request.get(linked, { maxRedirects: 0 })).status(), linked).toBe(200);
      answered.add(linked);
    }
    // React is loaded when an island is first used, and none has been.
    expect(scripts.filter((script) => !isPageScript(script))).toEqual([]);
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
  const looked = new Set(
    looks.filter((look) => visits.some(({ to, language }, index) => isForAxe(to, language) && isLookedAt(look, index))),
  );
  expect(looked.size).toBe(looks.length);
});
