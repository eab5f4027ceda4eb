import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { engineRoot, siteRoot } from '../site-root.ts';

const require = createRequire(import.meta.url);

/** A family as https://fontsource.org packs it: a file for each alphabet, and for each weight where it is not variable. */
export interface FontPackage {
  family: string;
  id: string;
  version: string;
  serif: boolean;
  /** Its alphabets (`latin`, `latin-ext` …), those of English first, and the characters of each, as in `unicode-range`. */
  ranges: ReadonlyMap<string, string>;
  variable: boolean;
  weights: readonly number[];
  /** Reads the file of an alphabet; of a variable family it holds all weights. */
  read: (subset: string, weight: number) => Buffer;
}

interface Metadata {
  id: string;
  family: string;
  category: string;
  defSubset: string;
  weights: number[];
  variable: false | { wght?: { min: string; max: string } };
}

/**
 * Reads an installed package. It may be installed for the project or in the site's own the site's folder.
 * @returns undefined where it is not installed, or has no weights to choose from
 */
export function findFont(name: string): FontPackage | undefined {
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
  // A family that is not cut into alphabets has one file with everything.
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

/** The weight that a family has in the place of another. */
export function nearestWeight({ weights }: FontPackage, wanted: number): number {
  return weights.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/** True where a character lies in a `unicode-range`. */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}
