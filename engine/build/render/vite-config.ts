import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultExternalConditions, defaultServerConditions, type UserConfig } from 'vite';
import type { SiteCode } from '../../content/code/site-code.ts';
import { cacheRoot, engineRoot, fromSources, siteRoot } from '../../content/site-root.ts';
import { classPattern, shortClasses } from './short-classes.ts';
import { siteCode } from './site-code.ts';
import { themeStyles } from './theme-styles.ts';

// Baseline 2025: light-dark(), popover. Older browsers get readable HTML.
export const browsers = ['chrome125', 'firefox128', 'safari17.5', 'ios17.5'];

/** If the engine runs from its sources, `fitout` in the site’s code resolves to them. */
const sources = fromSources ? ['source'] : [];
export const browserConditions: string[] = [...sources, ...defaultClientConditions];
const buildConditions = [...sources, ...defaultServerConditions];

/** Otherwise the bundler warns owners of slow machines about the time of our plugins. */
export const checks = { bundlerTimings: false } as const;

/** How Vite compiles the engine and the site’s code, for builds and the dev server; it reads no configuration file. */
export function viteConfig(code: SiteCode): UserConfig & { configFile: false } {
  return {
    configFile: false,
    root: siteRoot,
    cacheDir: join(cacheRoot, 'vite'),
    plugins: [react({ jsxImportSource: 'fitout' }), themeStyles(), shortClasses(engineRoot, siteRoot), siteCode(code)],
    appType: 'custom',
    resolve: { conditions: browserConditions, dedupe: ['react', 'react-dom'] },
    // The engine is compiled together with the site: its styles and islands are part of it.
    ssr: {
      noExternal: ['fitout'],
      resolve: { conditions: buildConditions, externalConditions: [...sources, ...defaultExternalConditions] },
    },
    // Keyframes would be renamed without their references.
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: { pattern: classPattern, customIdents: false, animation: false },
        // Vite assumes older browsers for this step, regardless of the target below: colours would be written twice.
        targets: {
          chrome: 125 << 16,
          firefox: 128 << 16,
          safari: (17 << 16) | (5 << 8),
          ios_saf: (17 << 16) | (5 << 8),
        },
      },
    },
    build: {
      target: browsers,
      assetsDir: 'assets',
      // Scripts preload nothing: the boot script decides when they load.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { checks },
    },
  };
}
