import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, keepNewest, markAsUsed, writeWhole } from '../../src/content/disk-cache.ts';
import { site } from '../../src/content/site.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import { theme } from '../../src/content/theme/theme.ts';
import { daysLeft, localDay } from '../../src/i18n/days.ts';
import { offeredLanguages } from '../../src/i18n/languages.ts';
import { base } from '../../src/site/addresses.ts';
import { listOverrides, overridesFolder } from '../overrides/overrides.ts';

/** Without a countdown to the last working day its script is left out. */
export const countdown = {
  __COUNTDOWN__: JSON.stringify(site.lastDay !== null && daysLeft(site.lastDay, localDay(new Date())) > 0),
};

let folder: string | undefined;

/**
 * The folder of what is bundled from the sources as they are now: a change of a word in `content/` bundles nothing anew.
 * @param root the project's folder
 */
export function cacheFolder(root: string): string {
  if (folder) return folder;
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
    'publish/render/island-words.ts',
    'publish/render/short-classes.ts',
    'publish/render/theme-styles.ts',
    'publish/fonts/font-names.ts',
  ];
  const key = hashOf([
    // What is bundled for tests runs with React for developers alone.
    JSON.stringify([base, offeredLanguages, site.intro, countdown, theme, process.env.NODE_ENV]),
    ...[...sources, ...overrides, ...bundlers.map((file) => join(root, file))].flatMap((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  ]);
  const all = join(root, '.cache/bundles');
  folder = join(all, key.slice(0, 16));
  mkdirSync(folder, { recursive: true });
  markAsUsed(folder);
  keepNewest(all);
  return folder;
}

/** What was bundled under a name, or is bundled now. */
export async function cacheJson<Value>(root: string, name: string, make: () => Promise<Value>): Promise<Value> {
  const file = join(cacheFolder(root), `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const value = await make();
  writeWhole(file, JSON.stringify(value));
  return value;
}
