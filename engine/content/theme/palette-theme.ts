import type { Theme } from '../schemas/theme.ts';
import { derivePalette } from './derive-palette.ts';
import { palettes } from './palettes.ts';
import { resolveTheme } from './resolve-theme.ts';

/** The name of a palette, as in `fitout theme --palette`; `deco` is the default. */
export type PaletteName = 'deco' | keyof typeof palettes;

/** The names of all palettes, the default first. */
export const paletteNames = ['deco', ...Object.keys(palettes)] as readonly PaletteName[];

/** The theme of a site with this palette and no colours of its own: for pages that show how another palette looks. */
export function paletteTheme(name: PaletteName): Theme {
  if (name === 'deco') return resolveTheme({});
  const [main, second] = palettes[name].colours;
  return resolveTheme(derivePalette(main, second));
}
