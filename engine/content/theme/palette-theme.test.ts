import { expect, test } from 'vitest';
import { defaultTheme } from './default-theme.ts';
import { paletteLabels, paletteOf } from './palette-choice.ts';
import { paletteNames, paletteTheme } from './palette-theme.ts';

test('has the palettes of fitout theme --palette, with the colours that the command writes', () => {
  expect(paletteNames).toEqual(Object.keys(paletteLabels));
  for (const name of paletteNames)
    expect(paletteTheme(name).palette, name).toEqual(paletteOf(name)?.palette ?? defaultTheme.palette);
});
