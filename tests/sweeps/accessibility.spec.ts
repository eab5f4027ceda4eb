import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localize, type PagePath, paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { languages, pages } from '../support/site-map.ts';

test.use({ expectedMessages: /Failed to load resource.*404/, contextOptions: { reducedMotion: 'reduce' } });

/** Everything that axe finds against WCAG 2.0 to 2.2, levels A, AA and AAA, and best practices. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag21aaa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

interface Variant {
  language: string;
  colorScheme: 'light' | 'dark';
  width: number;
}

const all: Variant[] = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => [390, 1440].map((width) => ({ language, colorScheme, width }))),
);

/** Two or three languages for each page, languages, themes and widths in turn: each language meets ten pages or more. */
function sample(index: number): Variant[] {
  const first = 2 * index + Math.ceil(index / 4);
  return Array.from({ length: index % 4 === 0 ? 3 : 2 }, (_, step) => {
    const turn = first + step;
    const round = Math.floor(turn / languages.length);
    return {
      language: languages[turn % languages.length] ?? 'en',
      colorScheme: (turn + round) % 2 === 0 ? 'light' : 'dark',
      width: (turn + (round >> 1)) % 2 === 0 ? 1440 : 390,
    };
  });
}

// `npm run test:all` sets TEST_ALL: every page in every language, theme and width.
for (const [index, path] of [...pages, paths.notFound()].entries()) {
  for (const { language, colorScheme, width } of process.env.TEST_ALL ? all : sample(index)) {
    test(`axe finds nothing on ${path}: ${language}, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localize(path, language));
      await awake(page);
      expect(await findings(page)).toEqual([]);
    });
  }
}

test('the sample has each page in two languages, each language on ten pages, both themes, both widths', () => {
  const samples = pages.map((_path, index) => sample(index));
  for (const variants of samples) expect(new Set(variants.map(({ language }) => language)).size).toBeGreaterThan(1);
  for (const code of languages) {
    const own = samples.flat().filter(({ language }) => language === code);
    expect(own.length, code).toBeGreaterThanOrEqual(10);
    expect(new Set(own.map(({ colorScheme }) => colorScheme)).size, code).toBe(2);
    expect(new Set(own.map(({ width }) => width)).size, code).toBe(2);
  }
});

/** What can be opened on a page, and how. */
const opened: [string, PagePath, number, (page: Page) => Promise<void>][] = [
  ['the menu', '/', 390, (page) => page.getByRole('button', { name: 'Open the menu' }).click()],
  [
    'the languages',
    '/blog/4',
    390,
    (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Language/ })
        .click(),
  ],
  ['the command menu', '/', 1440, (page) => page.getByRole('button', { name: 'Search and commands' }).click()],
  ['the tags', '/blog', 390, (page) => page.getByRole('button', { name: /^Tags/ }).click()],
  ['the evidence of a skill', '/skills', 1440, (page) => page.getByRole('button', { name: 'TypeScript' }).click()],
  ['a message', '/blog/4', 390, (page) => page.getByRole('button', { name: 'Save', exact: true }).click()],
  ['the joke', '/contact', 1440, (page) => page.getByRole('button', { name: /Tell me a joke/ }).click()],
  ['privacy and terms', '/career', 390, (page) => page.getByText('Privacy', { exact: true }).click()],
  ['nothing found', '/blog?q=zzzz', 1440, async () => undefined],
];
for (const [what, path, width, open] of opened) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing with ${what} open, ${colorScheme}`, async ({ page }) => {
      // Time stands still: a message does not go while axe looks.
      await page.clock.install();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await awake(page);
      await open(page);
      const shown = page.locator('dialog[open], :popover-open, [role=status] > *, details[open], #empty');
      await expect(shown.first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
}

test.describe('the visitor’s own styles', () => {
  test.use({ bypassCSP: true });

  for (const [what, css, width] of [
    [
      'wider spacing (WCAG 1.4.12)',
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      390,
    ],
    ['text of 200 percent', 'html { font-size: 200% !important }', 1280],
  ] as const) {
    test(`with ${what} nothing is cut off or runs out of the page`, async ({ page }) => {
      test.slow();
      const found: string[] = [];
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages) {
        await page.goto(localize(path, 'de'));
        await page.addStyleTag({ content: css });
        const faults = await page.evaluate(() => {
          const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) => {
            const { overflowX, overflowY, position } = getComputedStyle(element);
            if (![overflowX, overflowY].includes('hidden') || position === 'absolute' || !element.innerText)
              return false;
            return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
          });
          const wide = document.documentElement.scrollWidth - innerWidth;
          return [
            ...(wide > 0 ? [`${wide} px too wide`] : []),
            ...cut.map((element) => `cut: ${element.className} ${element.innerText.slice(0, 40)}`),
          ];
        });
        found.push(...faults.map((fault) => `${path}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
});
