import { resolve } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser.ts';
import { thorough } from './tests/support/thorough.ts';

/** `TEST_PORT` lets two runs go on side by side. */
const port = Number(process.env.TEST_PORT ?? 4191);

/** Whose built files are tested. */
const site = resolve(process.env.SITE ?? 'site');
process.env.SITE = site;

/**
 * Two runs: with `SITE=tests/fixtures/site` what a person can do, on the tests' own site; without it the sweeps, which
 * know nothing about the content, and what is promised of the sample (site/acceptance). The strangest words are those of
 * the tests' own site: it is swept for widths, too. The other engines belong to `npm run test:all`.
 */
const behaviour = ['tests/behaviour/**/*.spec.ts', 'tests/sweeps/widths.spec.ts'];
/** Those that take long and whose parts are asked elsewhere are left to `npm run test:all`. */
const slow = thorough
  ? []
  : ['tests/behaviour/{clock,edit,motion,sub-path}.spec.ts', 'site/acceptance/{builds,engines,intro}.spec.ts'];
const owner = ['tests/sweeps/**/*.spec.ts', 'site/acceptance/*.spec.ts'];
const engines = thorough ? ['tests/engines/*.spec.ts'] : [];

/** `npm run test:all` writes down what it looked at: the accessibility statement says so, and no more. */
const record: ReporterDescription[] = process.env.TEST_RECORD ? [['./tests/support/checks-reporter.ts']] : [];

export default defineConfig({
  testIgnore: slow,
  testMatch: site === resolve('tests/fixtures/site') ? [...behaviour, ...engines] : owner,
  snapshotPathTemplate: '{testDir}/tests/behaviour/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a machine that others load as well a browser can be starved; a test that needs its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }], ...record],
  // These limits only end what hangs: no test may fail because the machine is busy.
  timeout: 300_000,
  expect: { timeout: Number(process.env.EXPECT ?? 60_000), toMatchAriaSnapshot: { children: 'equal' } },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await findBrowser(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Software draws each frame: a quarter of the time of a test. What moves is asked for by the tests of motion.
    contextOptions: thorough ? {} : { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node engine/bin/fitout.js serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    timeout: 300_000,
  },
});
