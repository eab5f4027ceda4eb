import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Expected console messages; any other error or warning fails the test. */
  expectedMessages: RegExp;
}

/** A test that fails on any console error or warning, on any uncaught error, and on any request to another origin. */
export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],
  page: async ({ page, baseURL, expectedMessages }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()}`;
      const expected = expectedMessages.test(text);
      if (['error', 'warning'].includes(message.type()) && !expected) problems.push(text);
    });
    page.on('pageerror', (error) => {
      // Chromium skips a transition that starts after the first paint, and rejects a promise that pages cannot access.
      if (!error.message.includes('Page already revealed')) problems.push(`uncaught: ${error.message}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
        problems.push(`request to ${request.url()}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Waits until the page’s script is ready and every control works; islands hydrate when they are used. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}

/** Stops the clock of later pages: time passes only when the test advances it, or after `page.clock.resume()`. */
export async function freezeClock(page: Page, at: string | number = '2026-05-05T10:00:00Z'): Promise<void> {
  const time = new Date(at).getTime();
  await page.clock.install({ time: time - 1000 });
  await page.clock.pauseAt(time);
}

/**
 * Delays the scripts of the next page, like a slow connection.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Records violations of the page’s policy from now on, a line for each. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  return violations;
}

/** Records what the page copies: the site’s own policy forbids reading the clipboard. */
export async function watchClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writeText = async (text: string) => {
      Object.assign(window, { copied: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
}

export function copied(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as { copied?: string }).copied);
}

export { expect };
