import { controlProblems } from '../../engine/build/checks/page-problems.browser.ts';
import { notFoundPath } from '../../engine/routes/addresses.ts';
import { expect, ready, test, watchPolicy } from '../support/fixtures.ts';
import { addresses, languages } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

// Console errors and requests to other sites fail every test: tests/support/fixtures.ts.
for (const [part, language] of languages.entries()) {
  test(`pages in ${language} load without policy violations, light and dark; controls have a name and 44 px`, async ({
    page,
  }) => {
    test.slow();
    const violations = await watchPolicy(page);
    const found: string[] = [];
    const all = addresses.filter((one) => one.language === language).map(({ path }) => path);
    for (const path of [...share(all, part, 3), ...share([notFoundPath], part, 3)]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 390, height: 900 });
      expect((await page.goto(path))?.status(), path).toBe(200);
      await ready(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await page.evaluate(controlProblems)).map((problem) => `${path}: ${problem}`));
      }
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    }
    expect(found).toEqual([]);
    expect(violations).toEqual([]);
  });
}
