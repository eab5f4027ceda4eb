import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, versionsOf } from '../../content/cache/disk-cache.ts';
import type { SiteCode } from '../../content/code/site-code.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { engineRoot, siteRoot } from '../../content/site-root.ts';
import { theme } from '../../content/theme/theme.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { base } from '../../routes/addresses.ts';

const packages = ['@vitejs/plugin-react', 'minisearch', 'react', 'react-dom', 'vite'] as const;

let key: string | undefined;

/** A cache key for bundles; changes of the site’s words do not affect it. */
export function sourcesKey(code: SiteCode): string {
  if (key) return key;
  const own = readdirSync(engineRoot, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(cli|dist|node_modules)\b/.test(file))
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort();
  const sites = siteFiles(siteRoot, ['**/*.{ts,tsx,css}', '!**/*.{test,spec}.*']);
  const read = (root: string) => (file: string) => [file, readFileSync(join(root, file), 'utf8')];
  key = hashOf([
    JSON.stringify([base, offeredLanguages, theme, code, process.env.NODE_ENV]),
    versionsOf(packages),
    ...own.flatMap(read(engineRoot)),
    ...sites.flatMap(read(siteRoot)),
  ]);
  return key;
}
