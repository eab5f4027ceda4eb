import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../src/content/disk-cache.ts';
import { site } from '../../src/content/site.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import { theme } from '../../src/content/theme/theme.ts';
import { offeredLanguages } from '../../src/i18n/languages.ts';
import { base } from '../../src/site/addresses.ts';
import { listOverrides, overridesFolder } from '../overrides/overrides.ts';

let key: string | undefined;

/** Names what is bundled from the sources as they are now: a change of a word in `content/` bundles nothing anew. */
export function sourcesKey(root: string): string {
  if (key) return key;
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const overrides = listOverrides(siteRoot).map((path) => join(siteRoot, overridesFolder, path));
  const bundlers = [
    'vite.config.ts',
    'publish/overrides/replace-files.ts',
    'package-lock.json',
    'publish/render/bundle-scripts.ts',
    'publish/render/bundle-renderer.ts',
    'publish/render/short-classes.ts',
    'publish/render/theme-styles.ts',
    'publish/fonts/font-names.ts',
  ];
  key = hashOf([
    // What is bundled for tests runs with React for developers alone.
    JSON.stringify([base, offeredLanguages, site.intro, theme, process.env.NODE_ENV]),
    ...[...sources, ...overrides, ...bundlers.map((file) => join(root, file))].flatMap((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  ]);
  return key;
}
