/** TrueType files, as far as the resume needs them: https://learn.microsoft.com/en-us/typography/opentype/spec/otff */

/** Subtables of formats 4 and 12: https://learn.microsoft.com/en-us/typography/opentype/spec/cmap */
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

/** Files of one family that cover different alphabets need different family names. */
export function renameFont(font: Buffer, family: string, style: string): Buffer {
  const postScript = `${family.replaceAll(' ', '')}-${style}`;
  const tables = readTables(font).set(
    'name',
    nameTable([family, 'Regular', postScript, `${family} ${style}`, '1', postScript]),
  );
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

function writeTables(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
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

function nameTable(names: readonly string[]): Buffer {
  const texts = names.map((name) => Buffer.from(name, 'utf16le').swap16());
  let offset = 0;
  const records = texts.map((text, index) => {
    const record = [3, 1, 0x409, index + 1, text.length, offset];
    offset += text.length;
    return record;
  });
  const numbers = [0, texts.length, 6 + 12 * texts.length, ...records.flat()];
  const head = Buffer.alloc(2 * numbers.length);
  for (const [index, value] of numbers.entries()) head.writeUInt16BE(value, 2 * index);
  return Buffer.concat([head, ...texts]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
