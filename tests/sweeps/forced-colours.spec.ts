import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { problemsInForcedColours } from './problems-in-forced-colours.ts';
import { kinds } from './visits.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const [index, to] of kinds.entries())
  test(`${to.page} in forced colours: every control is seen, and so is the focus, and what is current`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    await page.goto(pageAddress(to, 'en'));
    await ready(page);
    // The focus of the keyboard is shown, that of a pointer need not be.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(problemsInForcedColours)).toEqual([]);
  });
