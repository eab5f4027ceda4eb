/**
 * The tables of a font in TrueType or OpenType format by their tags:
 * https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
 */
export function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

/**
 * Writes a font of these tables, with their checksums.
 * @param version the first four bytes of the file
 */
export function writeTables(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(version, 0);
  [sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16].forEach((value, index) => {
    head.writeUInt16BE(value, 4 + 2 * index);
  });
  let offset = head.length;
  const parts = sorted.map(([tag, table], index) => {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    head.write(tag, 12 + 16 * index, 'latin1');
    [checksum(padded), offset, table.length].forEach((value, field) => {
      head.writeUInt32BE(value, 16 + 16 * index + 4 * field);
    });
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...parts]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
