import './tests/support/own-site.ts';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteCode } from './engine/build/render/site-code.ts';
import { themeStyles } from './engine/build/render/theme-styles.ts';
import { readCode } from './engine/content/code/read-code.ts';
import { siteRoot } from './engine/content/site-root.ts';

const root = import.meta.dirname;

/** The plugins and environment that run a project's tests on a site, with its code. */
const runOn = async (site: string) => ({
  plugins: [siteCode(await readCode(site, []), site)],
  env: { SITE: site },
});
const { plugins: fixtureCode, env: onFixture } = await runOn(join(root, 'tests/fixtures/site'));
const { plugins: siteUnderTest, env: onSite } = await runOn(siteRoot);

/** Unit tests that need a document. */
const browserUnits = [
  'engine/browser/**/*.test.ts',
  'engine/islands/wake-islands.test.tsx',
  '{engine,site}/**/*.browser.test.{ts,tsx}',
];

/** Acceptance tests of the site in SITE (default: the sample); some of them test its built files. */
const promises = `${relative(root, siteRoot)}/acceptance/**/*.test.ts`;
const promisesOfBuilt = promises.replace('*.test.ts', '*.built.test.ts');

/** Unit tests that start programs (Biome, CSpell, poppler) for each of their steps, or draw large pictures. */
const slowUnits = [
  'engine/cli/init/stage-site.test.ts',
  'engine/build/pictures/photos.test.ts',
  'engine/build/resume/import/resumes.test.ts',
  'engine/build/resume/reading/reading.test.ts',
];

/** Scratch tests that build a site for each of their steps, and therefore run only in `npm run test:all`. */
const slowScratch = ['tests/scratch/{any-language,any-number,languages,new}.test.ts'];

export default defineConfig({
  plugins: [react({ jsxImportSource: 'fitout' }), themeStyles()],
  resolve: { conditions: ['source'] },
  ssr: { noExternal: ['fitout'], resolve: { conditions: ['source'], externalConditions: ['source'] } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    globalSetup: ['tests/support/pseudo-languages.ts', 'tests/support/copies-folder.ts'],
    // Generous limits: they only stop a hanging test, a busy machine must not fail one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By default Vitest keeps one core free: of two that is half.
    maxWorkers: '100%',
    // Values in titles are printed in full.
    taskTitleValueFormatTruncate: 0,
    environment: 'node',
    projects: [
      // Files share what they import: reading the content and the icons once takes half the time.
      {
        extends: true,
        plugins: fixtureCode,
        test: {
          name: 'units',
          include: ['{engine,site,tests/support,tests/measure}/**/*.test.{ts,tsx}'],
          exclude: [...browserUnits, ...slowUnits, 'site/acceptance/**', '**/{node_modules,dist}/**'],
          setupFiles: ['tests/support/units-setup.ts'],
          env: onFixture,
          isolate: false,
        },
      },
      // Without these tests `npm run check` finishes within a minute.
      {
        extends: true,
        plugins: fixtureCode,
        test: {
          name: 'slow-units',
          include: slowUnits,
          setupFiles: ['tests/support/units-setup.ts'],
          env: onFixture,
          isolate: false,
        },
      },
      // Unit tests of code that runs in the browser.
      {
        extends: true,
        plugins: fixtureCode,
        test: {
          name: 'scripts',
          include: browserUnits,
          environment: 'jsdom',
          setupFiles: ['tests/support/dom-setup.ts'],
          env: onFixture,
          isolate: false,
        },
      },
      // Tests of the texts of the site in SITE (default: the sample), and its acceptance tests.
      {
        extends: true,
        plugins: siteUnderTest,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts', promises],
          exclude: [promisesOfBuilt],
          env: onSite,
          isolate: false,
        },
      },
      // Tests of the built files of the site in SITE (default: the sample), which must be built first. The content is
      // read once for all of them.
      {
        extends: true,
        plugins: siteUnderTest,
        test: { name: 'build', include: ['tests/build/*.test.ts', promisesOfBuilt], env: onSite, isolate: false },
      },
      // Tests of the built files with the hosts' own software, where it is installed.
      {
        extends: true,
        plugins: siteUnderTest,
        test: { name: 'hosts', include: ['tests/hosts/*.test.ts'], env: onSite, isolate: false },
      },
      // Bad input, each case given to the command itself: `npm run test:hostile`.
      {
        extends: true,
        plugins: fixtureCode,
        test: {
          name: 'hostile',
          include: ['tests/hostile/*.test.ts'],
          env: onFixture,
          maxConcurrency: availableParallelism(),
        },
      },
      // Tests of sites with an owner's changes: each file builds changed copies of the tests' own site.
      {
        extends: true,
        plugins: fixtureCode,
        test: {
          name: 'scratch',
          include: ['tests/scratch/*.test.ts'],
          globalSetup: 'tests/support/scratch-cache.ts',
          exclude: process.env.TEST_ALL ? [] : slowScratch,
          env: onFixture,
        },
      },
    ],
  },
});
