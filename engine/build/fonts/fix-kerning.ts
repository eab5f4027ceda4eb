import { readTables, writeTables } from '../../content/theme/font-tables.ts';
import { roundKerning } from './round-kerning.ts';

/** The kerning of a font, and the classes of glyphs that it refers to: https://learn.microsoft.com/typography/opentype/spec/gpos */
const kerningTables = ['GPOS', 'GDEF'];

/**
 * Gives a variable font the kerning of one of its weights, rounded. Kerning that varies with the weight is a quarter of a file,
 * and differs by less than a pixel in a heading.
 * @param variable in TrueType format
 * @param fixed the same glyphs in one weight, in the same format
 * @returns a font in TrueType format
 */
export function fixKerning(variable: Buffer, fixed: Buffer): Buffer {
  const tables = readTables(variable);
  const unitsPerEm = tables.get('head')?.readUInt16BE(18) ?? 1000;
  for (const tag of kerningTables) {
    const table = readTables(fixed).get(tag);
    if (table) tables.set(tag, tag === 'GPOS' ? roundKerning(table, unitsPerEm) : table);
  }
  return writeTables(variable.readUInt32BE(0), tables);
}
