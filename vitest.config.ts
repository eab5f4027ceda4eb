import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteCode } from './engine/build/render/site-code.ts';
import { themeStyles } from './engine/build/render/theme-styles.ts';
import { noCode } from './engine/content/code/read-code.ts';

/** Unit tests that need a document. */
const browserUnits = [
  'engine/browser/**/*.test.ts',
  'engine/islands/wake-islands.test.tsx',
  'site/**/*.browser.test.{ts,tsx}',
];

/** Unit tests that start programs (Biome, CSpell, poppler) for each of their steps, or draw large pictures. */
const slowUnits = [
  'engine/cli/init/stage-site.test.ts',
  'engine/build/pictures/photos.test.ts',
  'engine/build/resume/import/resumes.test.ts',
  'engine/build/resume/reading/reading.test.ts',
];

/** Those that build a site for each of their steps: they are left to `npm run test:all`. */
const slowScratch = ['tests/scratch/{any-number,languages,new}.test.ts'];

export default defineConfig({
  plugins: [react({ jsxImportSource: 'fitout' }), themeStyles(), siteCode(noCode)],
  resolve: { conditions: ['source'] },
  ssr: { noExternal: ['fitout'], resolve: { conditions: ['source'], externalConditions: ['source'] } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    globalSetup: 'tests/support/pseudo-languages.ts',
    // These limits only end what hangs: no test may fail because the machine is busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Left to itself it keeps one core free: of two that is half.
    maxWorkers: '100%',
    environment: 'node',
    projects: [
      // Files share what they import: reading the content and the icons once takes half the time.
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{engine,tests/support,tests/measure,site/{articles,frame,games,pages}}/**/*.test.{ts,tsx}'],
          exclude: [...browserUnits, ...slowUnits],
          setupFiles: ['tests/support/units-setup.ts'],
          env: { SITE: 'tests/fixtures/site' },
          isolate: false,
        },
      },
      // `npm run check` is answered within a minute without them.
      {
        extends: true,
        test: {
          name: 'slow-units',
          include: slowUnits,
          setupFiles: ['tests/support/units-setup.ts'],
          env: { SITE: 'tests/fixtures/site' },
          isolate: false,
        },
      },
      // What runs in the browser.
      {
        extends: true,
        test: {
          name: 'scripts',
          include: browserUnits,
          environment: 'jsdom',
          setupFiles: ['tests/support/dom-setup.ts'],
          env: { SITE: 'tests/fixtures/site' },
          isolate: false,
        },
      },
      // The owner's own words and samples.
      {
        extends: true,
        test: { name: 'content', include: ['{tests/content,site/acceptance}/**/*.test.ts'], isolate: false },
      },
      // What stands in the built files of the site that SITE names, or of the owner's: it is built before. The content
      // is read once for all of them.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'], isolate: false } },
      // What hosts do with them, asked of the hosts' own software where it is installed.
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/*.test.ts'], isolate: false } },
      // What the owner's changes make of a site: each file builds one from the tests' own.
      {
        extends: true,
        test: {
          name: 'scratch',
          include: ['tests/scratch/*.test.ts'],
          exclude: process.env.TEST_ALL ? [] : slowScratch,
          env: { SITE: 'tests/fixtures/site' },
        },
      },
    ],
  },
});
