import { expect, test } from 'vitest';
import { chosenPalette, ownPalette, paletteLabels, paletteOf, readColours } from './palette-choice.ts';

test('each palette is recognised by its colours', () => {
  for (const name of Object.keys(paletteLabels)) expect(chosenPalette(paletteOf(name) ?? {})).toBe(name);
});

test('a palette in which one colour was changed is somebody’s own', () => {
  const { palette, ...rest } = readColours('#1f5fa8,#c47f12');
  expect(chosenPalette({ ...rest, palette })).toBe('harbour');
  expect(chosenPalette({ ...rest, palette: { ...palette, onBand: '#ffffff' } })).toBeUndefined();
  expect(chosenPalette({})).toBe(ownPalette);
});
