import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTables } from '../../content/theme/font-tables.ts';
import { fontOf } from './font-names.ts';
import { roundKerning } from './round-kerning.ts';

const words = (...values: number[]) => {
  const table = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) table.writeInt16BE(value, index * 2);
  return table;
};

/** One lookup of the given type with one subtable. */
const tableOf = (type: number, ...subtable: number[]) => words(1, 0, 10, 10, 10, 1, 4, type, 0, 1, 8, ...subtable);

test('kerning distances between single letters are rounded', () => {
  const withDistance = (distance: number) => tableOf(2, 1, 0, 4, 0, 1, 12, 1, 7, distance);
  expect(roundKerning(withDistance(-44), 1000)).toEqual(withDistance(-40));
  expect(roundKerning(withDistance(4), 1000)).toEqual(withDistance(0));
  expect(roundKerning(withDistance(-44), 2000)).toEqual(withDistance(-40));
  expect(roundKerning(withDistance(-52), 2000)).toEqual(withDistance(-60));
});

test('kerning distances between classes of letters are rounded', () => {
  const withDistances = (...four: number[]) => tableOf(2, 2, 0, 4, 0, 0, 0, 2, 2, ...four);
  expect(roundKerning(withDistances(0, -16, 23, 5), 1000)).toEqual(withDistances(0, -20, 20, 10));
});

test('glyph positioning other than kerning distances stays unchanged', () => {
  const placed = tableOf(2, 1, 0, 1, 0, 1, 12, 1, 7, -44);
  const marks = tableOf(4, 1, 0, 4, 0, 1, 12, 1, 7, -44);
  expect(roundKerning(placed, 1000)).toEqual(placed);
  expect(roundKerning(marks, 1000)).toEqual(marks);
});

test('in a real font some distances change, each by at most half a hundredth of the font’s size', async () => {
  const font = fontOf('@fontsource-variable/literata').read('latin', 400);
  const cut = await subsetFont(font, 'AVATo', {
    targetFormat: 'truetype',
    noLayoutClosure: true,
    variationAxes: { wght: 600 },
  });
  const tables = readTables(cut);
  const unitsPerEm = tables.get('head')?.readUInt16BE(18) ?? 0;
  const before = tables.get('GPOS') ?? Buffer.of();
  const after = roundKerning(before, unitsPerEm);
  const changes = Array.from(
    { length: before.length / 2 },
    (_, index) => after.readInt16BE(index * 2) - before.readInt16BE(index * 2),
  );
  expect(changes.some((change) => change !== 0)).toBe(true);
  expect(Math.max(...changes.map(Math.abs))).toBeLessThanOrEqual(unitsPerEm / 200);
});
