import AxeBuilder from '@axe-core/playwright';
import { localize, paths } from '../src/i18n/paths.ts';
import { awake, expect, test } from './fixtures.ts';
import { pages } from './site-map.ts';

// Every page by day on a desk in English, and by night on a phone in German.
for (const { language, colorScheme, width } of [
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'de', colorScheme: 'dark', width: 390 },
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test.use({ expectedMessages: /Failed to load resource.*404/ });

    for (const path of [...pages, paths.notFound()]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(localize(path, language));
        await awake(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  });
}
