import type { Page } from '@playwright/test';
import { localize } from '../../src/site/addresses.ts';
import { awake, expect, test, watchClipboard } from '../support/fixtures.ts';
import { observatoryScore } from '../support/observatory.ts';
import { languages, pages } from '../support/site-map.ts';

// Nothing may be forbidden by the policy, also where the page would not notice.
const violations: string[] = [];
test.beforeEach(async ({ page }) => {
  violations.length = 0;
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
});
test.afterEach(() => expect(violations).toEqual([]));

/** Runs in the browser: follows the first link to one of these pages, if there is any. */
function follow(unseen: string[]): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target], [download], [hreflang])')];
  const link = links.find(({ pathname }) => unseen.includes(pathname));
  link?.click();
  return link?.pathname;
}

/**
 * Follows links inside the document until every page has been shown once; back where nothing near is new.
 * @returns the pages that no link leads to
 */
async function crawl(page: Page, language: string): Promise<string[]> {
  const home: string = localize('/', language);
  let unseen: string[] = pages.map((path) => localize(path, language)).filter((path) => path !== home);
  await page.goto(home);
  await awake(page);
  for (;;) {
    const title = await page.title();
    const target = await page.evaluate(follow, unseen);
    if (!target && new URL(page.url()).pathname === home) return unseen;
    if (!target) await page.evaluate(() => history.back());
    // The title comes with the page.
    await expect(page).not.toHaveTitle(title);
    unseen = unseen.filter((path) => path !== target);
  }
}

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['zu', 'dark'],
] as const) {
  test(`nothing is forbidden on a walk through every page in ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    // The project that new ones are copied from is linked nowhere.
    expect(await crawl(page, language)).toEqual([localize('/apps/app', language)]);
    expect(documents).toBe(1);
  });
}

test('nothing is forbidden in any language that is switched to, by day and by night', async ({ page }) => {
  await page.goto('/blog/4');
  await awake(page);
  for (const language of [...languages.slice(1), 'en']) {
    const banner = page.getByRole('banner');
    await banner.locator('button[popovertarget]').click();
    await banner.locator(`a[hreflang=${language}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await banner.locator('button[data-theme-button], button:has(use[href$="sun-moon"])').first().click();
  }
});

/** Presses every control of the page that is shown, one after the other. */
async function pressAll(page: Page): Promise<number> {
  const controls = page.locator('button, summary, input, select');
  const count = await controls.count();
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    // Some are gone by now, for another has taken their place.
    if (!(await control.isVisible())) continue;
    await control.evaluate((one: HTMLElement) => {
      one.focus();
      one.click();
    });
    if (await control.evaluate((one) => one.matches('input[type=search], input:not([type])'))) await control.fill('a');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  return count;
}

for (const width of [390, 1440]) {
  test(`nothing is forbidden when every control is pressed at ${width} px`, async ({ page }) => {
    test.slow();
    await watchClipboard(page);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.setViewportSize({ width, height: 900 });
    // On a phone one page of each kind, for the others have the same controls; `npm run test:all` takes all.
    const kinds = pages.filter((path) => !/\d$|apps\/(?!linkbio)/.test(path));
    for (const path of width === 390 && !process.env.TEST_ALL ? kinds : pages) {
      await page.goto(path);
      await awake(page);
      expect(await pressAll(page), path).toBeGreaterThan(2);
    }
  });
}

test('what a page loads comes with a short policy of its own, and without the page’s', async ({ page }) => {
  const loaded = new Map<string, Record<string, string>>();
  page.on('response', (answer) => loaded.set(new URL(answer.url()).pathname, answer.headers()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await awake(page);
  for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const { '/': document, ...files } = Object.fromEntries(loaded);
  expect(document?.['permissions-policy']).toContain('camera=()');
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(10);
  for (const [path, headers] of Object.entries(files)) {
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(Object.keys(headers), path).not.toContain('permissions-policy');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  }
});

test.describe('a drawing that is opened by itself', () => {
  test.use({ expectedMessages: /Blocked script execution/ });

  test('is drawn in its own styles, and runs nothing', async ({ page }) => {
    await page.goto('/pictures/posters/golden-mile.svg');
    const styled = await page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 0));
    expect(styled).toBe(true);
    const ran = await page.evaluate(() => {
      const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      script.textContent = 'document.documentElement.dataset.ran = "yes"';
      document.documentElement.append(script);
      return document.documentElement.dataset.ran;
    });
    expect(ran).toBeUndefined();
    violations.length = 0;
  });
});

test('the headers of a page are worth 155 points by the rules of Mozilla’s Observatory', async ({ request }) => {
  for (const path of ['/', '/zu/about', '/blog/4', '/apps/linkbio'] as const) {
    const answer = await request.get(path);
    const score = observatoryScore({ headers: answer.headers(), html: await answer.text() });
    expect(score, path).toBeGreaterThanOrEqual(155);
  }
});

test('the rules see what is amiss', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const headers = answer.headers();
  const score = (change: Record<string, string>) => observatoryScore({ headers: { ...headers, ...change }, html });
  const all = score({});
  expect(score({ 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" })).toBeLessThan(
    100,
  );
  expect(score({ 'content-security-policy': '' })).toBeLessThan(100);
  expect(score({ 'strict-transport-security': '' })).toBeLessThan(100);
  expect(all - score({ 'x-content-type-options': '' })).toBe(5);
  expect(all - score({ 'set-cookie': 'a=b' })).toBe(5);
  expect(all - score({ 'cross-origin-resource-policy': '' })).toBe(10);
  expect(all - score({ 'referrer-policy': '' })).toBe(5);
  expect(all - observatoryScore({ headers, html: html.replaceAll(' integrity=', ' data-was=') })).toBe(5);
});
