import { localize, paths } from '../src/i18n/paths.ts';
import { expect, test } from './fixtures.ts';
import { languages, pages } from './site-map.ts';

const widths = [320, 390, 768, 1440];

for (const language of languages) {
  test(`nothing is wider than the screen in ${language}`, async ({ page }) => {
    test.slow();
    const tooWide: string[] = [];
    for (const path of pages) {
      await page.goto(localize(path, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) tooWide.push(`${localize(path, language)} at ${width}: ${overflow} px`);
      }
    }
    expect(tooWide).toEqual([]);
  });
}

test.describe('the error screen', () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  test('is not wider than the screen', async ({ page }) => {
    for (const language of languages) {
      await page.goto(localize(paths.notFound(), language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${language} ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});
