import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fontFileForm } from '../schemas/theme.ts';
import { siteRoot } from '../site-root.ts';
import { readTables } from './font-tables.ts';

/** A font family as https://fontsource.org packages it: a file for each subset, and for each weight if it is not variable. */
export interface FontPackage {
  family: string;
  id: string;
  version: string;
  serif: boolean;
  /** Its subsets (`latin`, `latin-ext` …), those for English first, with their `unicode-range`. */
  ranges: ReadonlyMap<string, string>;
  variable: boolean;
  weights: readonly number[];
  /** Reads the file of a subset; for a variable family it contains all weights. */
  read: (subset: string, weight: number) => Buffer;
}

/**
 * Reads a font file of the site, such as `fonts/NotoSansJP.ttf`, as a family with one subset; undefined if it does not
 * exist, or is not TrueType or OpenType.
 */
export function readFontFile(name: string, root: string = siteRoot): FontPackage | undefined {
  const path = join(root, name);
  if (!fontFileForm.test(name) || !existsSync(path)) return undefined;
  const file = readFileSync(path);
  const version = file.toString('latin1', 0, 4);
  if (!['\0\x01\0\0', 'OTTO', 'true'].includes(version)) return undefined;
  const stem = basename(name, extname(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const axis = weightAxis(file);
  return {
    family: stem,
    id: stem.toLowerCase().replaceAll(' ', '-'),
    version: String(file.length),
    serif: /serif|mincho|myeongjo|naskh/i.test(stem) && !/sans/i.test(stem),
    ranges: new Map([['all', 'U+0000-10FFFF']]),
    variable: axis !== undefined,
    weights: axis ? hundredsIn(axis) : [400],
    read: () => file,
  };
}

/** The ends of the axis `wght`: https://learn.microsoft.com/en-us/typography/opentype/spec/fvar */
function weightAxis(font: Buffer): [number, number] | undefined {
  const table = readTables(font).get('fvar');
  if (!table) return undefined;
  const [first, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  for (let index = 0; index < count; index++) {
    const axis = first + index * size;
    if (table.toString('latin1', axis, axis + 4) === 'wght')
      return [table.readInt32BE(axis + 4) / 65_536, table.readInt32BE(axis + 12) / 65_536];
  }
  return undefined;
}

const hundredsIn = ([from, to]: readonly [number, number]) =>
  Array.from({ length: 9 }, (_, index) => (index + 1) * 100).filter((weight) => weight >= from && weight <= to);
