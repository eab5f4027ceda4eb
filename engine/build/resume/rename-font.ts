import { readTables, writeTables } from '../../content/theme/font-tables.ts';

/** Files of one family that cover different alphabets need different family names. */
export function renameFont(font: Buffer, family: string, style: string): Buffer {
  const postScript = `${family.replaceAll(' ', '')}-${style}`;
  const tables = readTables(font).set(
    'name',
    nameTable([family, 'Regular', postScript, `${family} ${style}`, '1', postScript]),
  );
  return writeTables(font.readUInt32BE(0), tables);
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
