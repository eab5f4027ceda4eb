import { channelsOf } from '../../engine/content/theme/contrast.ts';
import { theme } from '../../engine/content/theme/theme.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { problemsOnPaper } from './problems-on-paper.ts';
import { kinds } from './visits.ts';

/** The owner’s ink by day, as browsers say it. */
const ink = `rgb(${channelsOf(theme.palette.ink.day).join(', ')})`;

// An A4 page without its margins.
test.use({ viewport: { width: 718, height: 1000 } });

for (const to of kinds)
  test(`${to.page} prints as a clean document: dark on white, whole, without controls`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(pageAddress(to, 'en'));
    await ready(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color', ink);
    await expect(page.locator('header nav:visible, body > footer:visible, [data-action]:visible')).toHaveCount(0);
    expect(await page.evaluate(problemsOnPaper)).toEqual([]);
  });
