import { resolve } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser.ts';
import { thorough } from './tests/support/thorough.ts';

/** `TEST_PORT` allows two runs at the same time. */
const port = Number(process.env.TEST_PORT ?? 4191);

/** The site whose built files are tested. */
const site = resolve(process.env.SITE ?? 'site');
process.env.SITE = site;

/**
 * Two runs: with `SITE=tests/fixtures/site` the specs of behaviour, on the tests' own site; without it the sweeps,
 * which do not depend on the content, and the acceptance specs of the sample (site/acceptance). The width sweep also
 * runs on the tests' own site, which has the most unusual texts. Other browser engines run only in `npm run test:all`.
 */
const behaviour = ['tests/behaviour/**/*.spec.ts', 'tests/sweeps/widths.spec.ts'];
/** Slow specs whose parts are covered elsewhere run only in `npm run test:all`. */
const slow = thorough
  ? []
  : ['tests/behaviour/{clock,edit,motion,sub-path}.spec.ts', 'site/acceptance/{builds,engines,intro}.spec.ts'];
const owner = ['tests/sweeps/**/*.spec.ts', 'site/acceptance/*.spec.ts'];
const engines = thorough ? ['tests/engines/*.spec.ts'] : [];

/** `npm run test:all` records which pages it checked: the accessibility statement states that, and no more. */
const record: ReporterDescription[] = process.env.TEST_RECORD ? [['./tests/support/checks-reporter.ts']] : [];

export default defineConfig({
  testIgnore: slow,
  testMatch: site === resolve('tests/fixtures/site') ? [...behaviour, ...engines] : owner,
  snapshotPathTemplate: '{testDir}/tests/behaviour/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can starve a browser; a test that passes only on its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }], ...record],
  // Generous limits: they only stop a hanging test, a busy machine must not fail one.
  timeout: 300_000,
  expect: { timeout: Number(process.env.EXPECT ?? 60_000), toMatchAriaSnapshot: { children: 'equal' } },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await findBrowser(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Frames are rendered in software, which takes a quarter of a test's time; tests of motion turn motion on.
    contextOptions: thorough ? {} : { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node engine/bin/fitout.js serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    timeout: 300_000,
  },
});
