import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultExternalConditions, defaultServerConditions, type UserConfig } from 'vite';
import type { SiteCode } from '../../content/code/site-code.ts';
import { cacheRoot, engineRoot, fromSources, siteRoot } from '../../content/site-root.ts';
import { classPattern, shortClasses } from './short-classes.ts';
import { siteCode } from './site-code.ts';
import { themeStyles } from './theme-styles.ts';

// Baseline of 2025: light-dark(), popover. What is older gets readable HTML.
export const browsers = ['chrome125', 'firefox128', 'safari17.5'];

/** Where the engine runs from its sources, `fitout` in the site's code means these. */
const sources = fromSources ? ['source'] : [];
export const browserConditions: string[] = [...sources, ...defaultClientConditions];
const buildConditions = [...sources, ...defaultServerConditions];

/** On a slow machine the bundler would warn owners how long our plugins take. */
export const checks = { bundlerTimings: false } as const;

/**
 * How Vite compiles the engine and the site's own code, at build and while the site is being developed.
 * @param code what of the site is code
 * @returns Vite's configuration; it reads no file of its own
 */
export function viteConfig(code: SiteCode): UserConfig & { configFile: false } {
  return {
    configFile: false,
    root: siteRoot,
    cacheDir: join(cacheRoot, 'vite'),
    plugins: [react({ jsxImportSource: 'fitout' }), themeStyles(), shortClasses(engineRoot, siteRoot), siteCode(code)],
    appType: 'custom',
    resolve: { conditions: browserConditions, dedupe: ['react', 'react-dom'] },
    // The engine is compiled together with the site: its styles and its islands are found in it.
    ssr: {
      noExternal: ['fitout'],
      resolve: { conditions: buildConditions, externalConditions: [...sources, ...defaultExternalConditions] },
    },
    // Keyframes would be renamed without what names them.
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: { pattern: classPattern, customIdents: false, animation: false },
        // Vite takes older engines for this step, whatever the target below: colours would be written twice.
        targets: { chrome: 125 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) },
      },
    },
    build: {
      target: browsers,
      assetsDir: 'assets',
      // The browser's scripts import nothing ahead: the boot script decides when they load.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { checks },
    },
  };
}
