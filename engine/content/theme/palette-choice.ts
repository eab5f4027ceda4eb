import { isDeepStrictEqual } from 'node:util';
import { type DerivedPalette, derivePalette } from './derive-palette.ts';
import { type PaletteName, palettes } from './palettes.ts';

export const ownPalette = 'deco';

export const paletteLabels: Readonly<Record<string, string>> = {
  [ownPalette]: 'Deco: coral and sea green, the engine’s own',
  ...Object.fromEntries(Object.entries(palettes).map(([name, { label }]) => [name, label])),
};

/** The colours of a palette that the engine offers, by its name; undefined for others, and for the engine’s own. */
export function paletteOf(name: string): DerivedPalette | undefined {
  if (!Object.hasOwn(palettes, name)) return undefined;
  const [main, second] = palettes[name as PaletteName].colours;
  return derivePalette(main, second);
}

/** The name of the palette that a theme has; undefined where its colours are the owner’s own. */
export function chosenPalette({ palette, beads, code }: Partial<DerivedPalette>): string | undefined {
  if (!palette && !beads && !code) return ownPalette;
  return Object.keys(palettes).find((name) => isDeepStrictEqual(paletteOf(name), { palette, beads, code }));
}

/** Parses two colours, `"#1f5fa8,#c47f12"`; throws an error that describes the problem. */
export function readColours(pair: string): DerivedPalette {
  const [main = '', second = '', ...more] = pair.split(/[\s,]+/).filter(Boolean);
  if (!second || more.length > 0)
    throw new Error(`two colours must be written like "${palettes.harbour.colours.join(',')}"`);
  return derivePalette(main, second);
}
