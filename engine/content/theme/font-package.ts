import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { engineRoot, siteRoot } from '../site-root.ts';
import { type FontPackage, readFontFile } from './font-file.ts';

const require = createRequire(import.meta.url);

interface Metadata {
  id: string;
  family: string;
  category: string;
  defSubset: string;
  weights: number[];
  variable: false | { wght?: { min: string; max: string } };
}

/**
 * Reads a font: a file of the site, or an installed package, of the engine or of the site. Undefined where there is none,
 * or where a package has no weights to choose from.
 */
export function findFont(name: string): FontPackage | undefined {
  if (!name.startsWith('@')) return readFontFile(name);
  let folder: string;
  try {
    folder = dirname(require.resolve(`${name}/metadata.json`, { paths: [siteRoot, engineRoot] }));
  } catch {
    return undefined;
  }
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { id, family, category, defSubset, weights, variable: axes }: Metadata = readJson('metadata.json');
  const variable = name.startsWith('@fontsource-variable/');
  if (variable && (!axes || axes.wght === undefined)) return undefined;
  const listed = Object.entries<string>(readJson('unicode.json'));
  // A family without subsets has one file with everything.
  const ranges = (listed.length > 0 ? listed : [[defSubset, 'U+0000-10FFFF'] as const]).map(
    ([key, range]) => [key.replace(/[[\]]/g, ''), range] as const,
  );
  const latinFirst = (subset: string) =>
    Number(subset !== 'latin') + Number(subset !== 'latin' && subset !== 'latin-ext');
  return {
    family,
    id,
    version: readJson('package.json').version,
    serif: category === 'serif',
    ranges: new Map(ranges.sort(([one], [other]) => latinFirst(one) - latinFirst(other))),
    variable,
    weights,
    read: (subset, weight) =>
      readFileSync(join(folder, `files/${id}-${subset}-${variable ? 'wght' : weight}-normal.woff2`)),
  };
}

/** The font’s weight nearest to the one wanted, from 1 to 1000; the first of its list where two are equally near. */
export function nearestWeight({ weights }: FontPackage, wanted: number): number {
  return weights.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/**
 * Whether a range as in `unicode-range` (CSS Fonts 4), `U+0000-00FF, U+0131`, has a character. Wildcards are not read.
 */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}
