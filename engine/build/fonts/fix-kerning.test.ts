import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTables } from '../../content/theme/font-tables.ts';
import { fixKerning } from './fix-kerning.ts';
import { fontOf } from './font-names.ts';

const font = fontOf('@fontsource-variable/literata').read('latin', 400);
const cut = (wght: number | { min: number; max: number }) =>
  subsetFont(font, 'AVATo', { targetFormat: 'truetype', noLayoutClosure: true, variationAxes: { wght } });

test('fixKerning gives a variable font the kerning of one weight, and keeps the other tables', async () => {
  const [variable, fixed] = await Promise.all([cut({ min: 400, max: 800 }), cut(600)]);
  const [before, middle, after] = [variable, fixed, fixKerning(variable, fixed)].map(readTables);
  expect([...(after?.keys() ?? [])]).toEqual([...(before?.keys() ?? [])]);
  // The kerning distances are rounded in place, so only the length of the table is compared.
  for (const [tag, table] of after ?? [])
    if (tag === 'GPOS') expect(table.length).toBe(middle?.get(tag)?.length);
    else expect(table.equals((tag === 'GDEF' ? middle : before)?.get(tag) ?? Buffer.of()), tag).toBe(true);
  expect(middle?.get('GPOS')?.length).toBeLessThan(before?.get('GPOS')?.length ?? 0);
});

test('fixKerning returns a valid font', async () => {
  const whole = fixKerning(await cut({ min: 400, max: 800 }), await cut(600));
  const file = await subsetFont(whole, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  expect(file.toString('latin1', 0, 4)).toBe('wOF2');
});
