import type { Page } from '@playwright/test';
import { tagOf } from '../../engine/i18n/languages.ts';
import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, ready, test, watchClipboard, watchPolicy } from '../support/fixtures.ts';
import { content, languages } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { chooseLanguage, kinds, themeButton } from '../support/visitor.ts';

// A demo may fail on purpose when its control is pressed.
test.use({ expectedMessages: /Failed to load resource.*404|Blocked script execution|TypeError: Suggestions/ });

let violations: string[];
test.beforeEach(async ({ page }) => {
  violations = await watchPolicy(page);
});
test.afterEach(() => expect(violations).toEqual([]));

test('switching through all languages and both themes causes no policy violation', async ({ page }) => {
  await page.goto(pagePath({ page: 'skills' }));
  await ready(page);
  let shown = 'en';
  for (const language of [...languages.slice(1), 'en']) {
    await chooseLanguage(page, language, shown);
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
    await ready(page);
    await themeButton(page, language).click();
    shown = language;
  }
});

/** Clicks every control of the page, one by one, and types into text fields. */
async function pressAll(page: Page): Promise<number> {
  const count = await page.locator(controls).count();
  for (let index = 0; index < count; index += 1) {
    // In one step: between two steps a control could be replaced.
    const isTextField = await page.evaluate(pressControl, [controls, index] as const);
    if (isTextField) await page.keyboard.type('a');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  return count;
}

const controls = 'button, summary, input, select';

/** Runs in the browser. @returns whether the control is a text field; false if it is hidden or gone */
function pressControl([selector, index]: readonly [string, number]): boolean {
  const control = document.querySelectorAll<HTMLElement>(selector)[index];
  if (!control?.checkVisibility({ visibilityProperty: true })) return false;
  control.focus();
  control.click();
  return control.matches('input[type=search], input:not([type])');
}

// In the short run each width is tested with other kinds of pages.
for (const [part, width] of [390, 1440].entries()) {
  test(`pressing every control at ${width} px causes no policy violation`, async ({ page }) => {
    test.slow();
    await watchClipboard(page);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.setViewportSize({ width, height: 900 });
    for (const to of share(kinds, part, 4)) {
      await page.goto(pagePath(to));
      await ready(page);
      expect(await pressAll(page), to.page).toBeGreaterThan(2);
    }
  });
}

test('an SVG picture opened directly is displayed and runs no script', async ({ page }) => {
  const [drawing] = [...JSON.stringify(content).matchAll(/"file":"([\w/-]+\.svg)"/g)].map(([, file]) => file);
  if (!drawing) throw new Error('the site under test shows a drawing');
  await page.goto(`/pictures/${drawing}`);
  const ran = await page.evaluate(() => {
    const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.documentElement.append(script);
    return [document.documentElement.localName, document.documentElement.dataset.ran];
  });
  expect(ran).toEqual(['svg', undefined]);
  violations.length = 0;
});
