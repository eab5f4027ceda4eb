import { expect, test } from 'vitest';
import { defaultTheme } from './default-theme.ts';
import { paletteLabels, paletteOf } from './palette-choice.ts';
import { paletteNames, paletteTheme } from './palette-theme.ts';

test('the palettes are those of the command, and have the colours that it writes', () => {
  expect(paletteNames).toEqual(Object.keys(paletteLabels));
  for (const name of paletteNames)
    expect(paletteTheme(name).palette, name).toEqual(paletteOf(name)?.palette ?? defaultTheme.palette);
});
