import { expect, test } from 'vitest';
import { chosenPalette, ownPalette, paletteLabels, paletteOf, readColours } from './palette-choice.ts';

test('recognises each palette by its colours', () => {
  for (const name of Object.keys(paletteLabels)) expect(chosenPalette(paletteOf(name) ?? {})).toBe(name);
});

test('does not recognise a palette with one changed colour; without colours it is the engine’s own', () => {
  const { palette, ...rest } = readColours('#1f5fa8,#c47f12');
  expect(chosenPalette({ ...rest, palette })).toBe('harbour');
  expect(chosenPalette({ ...rest, palette: { ...palette, onBand: '#ffffff' } })).toBeUndefined();
  expect(chosenPalette({})).toBe(ownPalette);
});
