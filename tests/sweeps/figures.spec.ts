import type { ArticleBody } from '../../engine/content/content.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { articlePage, type PageRef, projectPage } from '../../engine/routes/pages.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, languages } from '../support/site-map.ts';
import { thorough } from '../support/thorough.ts';
import { longestWordsLanguage } from './longest-words.ts';

const hasFigures = (body: ArticleBody | undefined) => body !== undefined && body.figures.length > 0;

/** Articles, own pages and case studies of projects with figures. */
const pagesWithFigures: PageRef[] = [
  ...content.articles.filter(({ source }) => hasFigures(source.body)).map(articlePage),
  ...content.ownPages
    .filter(({ source }) => hasFigures(source.body))
    .map(({ name }): PageRef => ({ page: 'own', name })),
  ...content.projects.filter(({ stories }) => Object.values(stories).some(hasFigures)).map(projectPage),
];

// The policy forbids the measuring script.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** All languages in `npm run test:all`. */
for (const language of thorough ? languages : [longestWordsLanguage]) {
  test(`texts in figures are readable on a phone and neither overlap nor overflow in ${language}`, async ({ page }) => {
    const found: string[] = [];
    for (const to of pagesWithFigures) {
      const path = pageAddress(to, language);
      await page.goto(path);
      await ready(page);
      found.push(...(await page.evaluate(misplacedWords)).map((line) => `${path} ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test('the check of figures reports texts that are too small, too long or overlapping', async ({ page }) => {
  const [first] = pagesWithFigures;
  test.skip(!first, 'no page of this site has a figure');
  if (!first) return;
  await page.goto(pageAddress(first, 'en'));
  await ready(page);
  await page
    .locator('figure.drawn svg')
    .first()
    .evaluate((svg) => {
      svg.innerHTML = `<text x="9" y="40" font-size="9">small</text><text x="9" y="90">${'long '.repeat(20)}</text><text x="30" y="92">other</text>`;
    });
  expect((await page.evaluate(misplacedWords)).slice(0, 3)).toEqual([
    expect.stringMatching(/“small” is \d+(\.\d+)? px high/),
    expect.stringMatching(/“long .* reaches out of its drawing/),
    expect.stringMatching(/“long .* overlaps “other”/),
  ]);
});

function misplacedWords(): string[] {
  const found: string[] = [];
  for (const svg of document.querySelectorAll<SVGSVGElement>('figure.drawn svg')) {
    const name = `“${svg.ariaLabel?.slice(0, 40)}…”:`;
    const frame = svg.getBoundingClientRect();
    const words = [...svg.querySelectorAll<SVGTextContentElement>('text:not(:has(tspan)), tspan')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const scale = frame.width / svg.viewBox.baseVal.width;
      const height = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      // A line is higher than its letters.
      const spare = Math.max(0, (bottom - top - height) / 2) + 2;
      return { text: element.textContent ?? '', left, right, top: top + spare, bottom: bottom - spare, height };
    });
    for (const word of words) {
      const { text, left, right, top, bottom, height } = word;
      if (height < 11.99) found.push(`${name} “${text}” is ${height.toFixed(1)} px high`);
      if (left < frame.left + 4 || right > frame.right - 4 || top < frame.top || bottom > frame.bottom)
        found.push(`${name} “${text}” reaches out of its drawing`);
      for (const other of words.slice(words.indexOf(word) + 1))
        if (left < other.right - 1 && other.left < right - 1 && top < other.bottom && other.top < bottom)
          found.push(`${name} “${text}” overlaps “${other.text}”`);
    }
  }
  return found;
}
