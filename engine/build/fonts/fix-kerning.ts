import { roundKerning } from './round-kerning.ts';

/** The kerning of a font, and the classes of glyphs that it refers to: https://learn.microsoft.com/typography/opentype/spec/gpos */
const kerningTables = ['GPOS', 'GDEF'];

const headerLength = 12;
const recordLength = 16;

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
  return writeTables(variable.subarray(0, 4), tables);
}

/** The tables of a font by their tags: https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */
export function readTables(font: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(headerLength + index * recordLength),
  );
  return new Map(
    records.map((record) => {
      const start = record.readUInt32BE(8);
      return [record.toString('latin1', 0, 4), font.subarray(start, start + record.readUInt32BE(12))];
    }),
  );
}

/** Without checksums: what compresses the font calculates them. */
function writeTables(version: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(headerLength + tables.size * recordLength);
  version.copy(directory);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let start = directory.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const record = directory.subarray(headerLength + index * recordLength);
    record.write(tag, 'latin1');
    record.writeUInt32BE(start, 8);
    record.writeUInt32BE(table.length, 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    start += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
