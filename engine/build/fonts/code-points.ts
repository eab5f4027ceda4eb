import { readTables } from '../../content/theme/font-tables.ts';

/**
 * The characters of a font, from its subtables of formats 4 and 12:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/cmap
 */
export function codePointsOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const add = (first: number, last: number) => {
    for (let point = first; point <= last && point !== 0xffff; point++) found.add(point);
  };
  const cmap = readTables(font).get('cmap') ?? Buffer.alloc(4);
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = table.readUInt16BE(0);
    const count = format === 4 ? table.readUInt16BE(6) / 2 : format === 12 ? table.readUInt32BE(12) : 0;
    for (let one = 0; one < count; one++) {
      if (format === 4) add(table.readUInt16BE(16 + 2 * (count + one)), table.readUInt16BE(14 + 2 * one));
      else add(table.readUInt32BE(16 + 12 * one), table.readUInt32BE(20 + 12 * one));
    }
  }
  return found;
}
