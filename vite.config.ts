import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { replaceFiles } from './publish/overrides/replace-files.ts';
import { sitePages } from './publish/render/dev-server.ts';
import { classPattern, shortClasses } from './publish/render/short-classes.ts';
import { themeStyles } from './publish/render/theme-styles.ts';
import { projectRoot, siteRoot } from './src/content/site-root.ts';

// Baseline of 2025: light-dark(), popover, view transitions within reach. What is older gets readable HTML.
const target = ['chrome125', 'firefox128', 'safari17.5'];

/** Unit tests that need a document. */
const browserUnits = [
  'src/browser/**/*.test.ts',
  'src/islands/wake-islands.test.tsx',
  'src/**/*.browser.test.{ts,tsx}',
];

/** Unit tests that start programs (Biome, CSpell, poppler) for each of their steps, or draw large pictures. */
const slowUnits = [
  'cli/init/stage-site.test.ts',
  'publish/pictures/photos.test.ts',
  'publish/resume/import/resumes.test.ts',
  'publish/resume/reading/reading.test.ts',
];

/** Those that build a site for each of their steps: they are left to `npm run test:all`. */
const slowScratch = ['tests/scratch/{any-number,languages,new}.test.ts'];

export default defineConfig({
  plugins: [
    replaceFiles(projectRoot, siteRoot),
    react({ jsxImportSource: '#jsx' }),
    themeStyles(),
    shortClasses(projectRoot, siteRoot),
    sitePages(),
  ],
  appType: 'custom',
  // A view transition's name joins styles of two files, and keyframes would be renamed without what names them:
  // both must stay what they are.
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: classPattern, customIdents: false, animation: false },
      // Vite takes older engines for this step, whatever the target below: colours would be written twice.
      targets: { chrome: 125 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: {
    target,
    assetsDir: 'assets',
    // The browser's scripts import nothing ahead: the boot script decides when they load.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
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
          include: ['{src,publish,cli,tests/support,tests/measure}/**/*.test.{ts,tsx}'],
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
      { extends: true, test: { name: 'content', include: ['{tests/content,content}/**/*.test.ts'], isolate: false } },
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
