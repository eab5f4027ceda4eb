import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chosenPalette, paletteOf, readColours } from '../../content/theme/palette-choice.ts';
import { newTheme, withPalette } from './change-theme.ts';

test('a palette changes the colours, and nothing else that a theme says', () => {
  const after = withPalette('# Mine.\nfont: "@fontsource/a"\npalette:\n  onBand: "#ffffff"\n', paletteOf('plum'));
  expect(after).toMatch(/^# Mine\.\nfont: "@fontsource\/a"\n/);
  expect(chosenPalette(parse(after))).toBe('plum');
  const { font, ...colours } = parse(withPalette(after, undefined));
  expect([font, colours]).toEqual(['@fontsource/a', {}]);
});

test('a new theme has a line for each colour, below what the file is for', () => {
  expect(newTheme(readColours('#1f5fa8,#c47f12'))).toMatch(/^# yaml[^\n]*\n# Colours[^\n]*\n\npalette:\n {2}ground:\n/);
});
