/**
 * `fitout/test`: for tests of a site: its content, its addresses and its pages. With Playwright and
 * `@axe-core/playwright`, a test of every page:
 *
 * ```ts
 * import { expect, test } from '@playwright/test';
 * import { findAxeProblems, findPageProblems, readSite } from 'fitout/test';
 *
 * const { addresses } = await readSite();
 * for (const { address } of addresses)
 *   test(address, async ({ page }) => {
 *     await page.goto(address);
 *     expect([...(await findPageProblems(page)), ...(await findAxeProblems(page))]).toEqual([]);
 *   });
 * ```
 */

export { type BrowserPage, findAxeProblems, findPageProblems } from '../build/checks/check-page.ts';
export { makePdfs } from '../build/resume/pdf.ts';
export { checkReading } from '../build/resume/reading/check-reading.ts';
export { readResume } from '../build/resume/resume-source.ts';
export { readData } from '../content/part-data.ts';
export { readContent } from '../content/read-content.ts';
export { site } from '../content/site.ts';
export { siteRoot } from '../content/site-root.ts';
export { daysLeft } from '../i18n/days.ts';
export { dayWithWeekday, readingMinutes } from '../i18n/format.ts';
export { languages, offeredLanguages } from '../i18n/languages.ts';
export { sourceOf } from '../pages/page-source.ts';
export { type ReadSite, readSite } from '../pages/read-site.ts';
export { textsOf } from '../pages/resume/outline.ts';
export { localize, pageAddress, pagePath } from '../routes/addresses.ts';
