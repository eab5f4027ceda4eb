import { controlProblems, pictureProblems, structureProblems, widthProblems } from './page-problems.browser.ts';

/** The methods of Playwright’s `Page` that are used. */
export interface BrowserPage {
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
}

/**
 * Finds problems of the current page: not one main heading, controls smaller than 44 px or without a name, pictures
 * that fail to load or have no alternative text, horizontal scrolling.
 * @param page Playwright’s page, after `goto`
 * @param widths of the window, CSS pixels
 * @returns a line for each problem
 */
export async function findPageProblems(
  page: BrowserPage,
  widths: readonly number[] = [320, 390, 768, 1280, 1440],
): Promise<string[]> {
  const problems = await page.evaluate(structureProblems);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    problems.push(...(await page.evaluate(widthProblems)), ...(await page.evaluate(controlProblems)));
  }
  return [...problems, ...(await page.evaluate(pictureProblems))];
}

/**
 * Runs axe with WCAG 2.0 to 2.2, levels A, AA and AAA, and its best practices. It needs the package
 * `@axe-core/playwright`, which a site installs beside Playwright.
 * @param page Playwright’s page, after `goto`
 * @returns a line for each element that fails
 */
export async function findAxeProblems(page: object): Promise<string[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  type Options = ConstructorParameters<typeof AxeBuilder>[0];
  const { violations } = await new AxeBuilder({ page } as Options)
    // Pages have no frames, and the other mode passes all results through a second page.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag21aaa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
