import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, versionsOf } from '../../content/cache/disk-cache.ts';
import { theme } from '../../content/theme/theme.ts';
import { address } from '../../routes/addresses.ts';
import type { SiteFont } from './font.ts';
import { fontOf } from './font-names.ts';

const sources = readdirSync(import.meta.dirname).filter(
  (name) => /\.(ts|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name),
);
const packages = ['subset-font', '@capsizecss/core', '@capsizecss/unpack'];

/** Cuts the site’s font to its characters, with a cache. */
export function cacheFont(characters: string, letters: string): Promise<SiteFont> {
  const { font: name, furtherFonts } = theme;
  const parts = [
    ...sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
    versionsOf(packages),
    JSON.stringify([name, ...furtherFonts].map(fontOf)),
    // Its styles contain its address, which starts with the site’s base.
    address('/'),
    characters,
    letters,
  ];
  return cache(
    'fonts',
    parts,
    async () => {
      const { makeFont } = await import('./font.ts');
      return makeFont(name, [characters], letters, furtherFonts);
    },
    { large: true },
  );
}
