import type { Theme } from '../schemas/theme.ts';
import { derivePalette } from './derive-palette.ts';
import { palettes } from './palettes.ts';
import { resolveTheme } from './resolve-theme.ts';

/** A palette that `fitout theme --palette` takes; `deco` is the engine’s own. */
export type PaletteName = 'deco' | keyof typeof palettes;

/** The names of all palettes, the engine’s own first. */
export const paletteNames = ['deco', ...Object.keys(palettes)] as readonly PaletteName[];

/**
 * The colours of a palette, as a site has them that sets no others: for pages that show what another palette would
 * change.
 */
export function paletteTheme(name: PaletteName): Theme {
  if (name === 'deco') return resolveTheme({});
  const [main, second] = palettes[name].colours;
  return resolveTheme(derivePalette(main, second));
}
