import { localize, notFoundPath } from '../../engine/routes/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { applyFont, openFrame, showInFrame } from '../support/frame.ts';
import { languages } from '../support/site-map.ts';
import { thorough } from '../support/thorough.ts';
import { problemsOfWords } from './problems-of-words.ts';
import { kinds, visits } from './visits.ts';

test.use({ viewport: { width: 1500, height: 900 }, expectedMessages: /Failed to load resource.*404/ });

/** Widths of windows, text sizes in percent, and the elements in which no word may be broken. */
const headings = 'main :is(h1, h2, h3), main nav li';
const windows = [
  { width: 390, size: 100, whole: headings },
  { width: 1024, size: 100, whole: headings },
  ...(thorough ? [{ width: 1280, size: 100, whole: headings }] : []),
  { width: 1440, size: 100, whole: headings },
  { width: 390, size: 200, whole: 'h1, main nav li:has(a)' },
];

const paths = [
  ...visits.filter(({ to }) => thorough || kinds.includes(to)).map(({ path }) => path),
  ...languages.map((language) => localize(`${notFoundPath}-nobody-was-here`, language)),
];

test('no word of a heading is broken, no text leaves its control, and navigation entries do not touch', async ({
  page,
}) => {
  await openFrame(page);
  const found: string[] = [];
  for (const path of paths) {
    const frame = await showInFrame(page, path);
    for (const font of ['fallback', 'own']) {
      if (font === 'own') await applyFont(frame);
      for (const { width, size, whole } of windows) {
        await page.locator('iframe').evaluate((frame, width) => {
          frame.style.width = `${width}px`;
        }, width);
        await frame.locator('html').evaluate((html, size) => {
          html.style.fontSize = `${size}%`;
        }, size);
        const problems = await frame.evaluate(problemsOfWords, whole);
        const where = `${path}, ${font} font, at ${width} px, text of ${size} percent`;
        found.push(...problems.map((problem) => `${where}: ${problem}`));
      }
    }
  }
  expect(found).toEqual([]);
});
