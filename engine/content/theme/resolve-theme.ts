import type { Theme, ThemeChoice } from '../schemas/theme.ts';
import { contrastOf, mix, nearest, textContrast } from './contrast.ts';
import { defaultTheme } from './default-theme.ts';

/** Completes what an owner says of the theme: what follows from a colour that is given is made from it, the rest is ours. */
export function resolveTheme(choice: ThemeChoice): Theme {
  const beads = { ...defaultTheme.beads, ...choice.beads };
  const isGiven = (name: keyof Theme['beads']) => choice.beads?.[name] !== undefined;
  const tintOf = (name: keyof Theme['tints']) =>
    (isGiven(name) && lighten(beads[name], beads.navy)) || defaultTheme.tints[name];
  const paleOf = (name: keyof Theme['pale']) =>
    isGiven(name) ? mix(beads.paper, beads[name], 0.15) : defaultTheme.pale[name];
  return {
    font: choice.font ?? defaultTheme.font,
    corners: choice.corners ?? defaultTheme.corners,
    shadow: choice.shadow ?? defaultTheme.shadow,
    palette: { ...defaultTheme.palette, ...choice.palette },
    beads,
    tints: { coral: tintOf('coral'), jacaranda: tintOf('jacaranda'), sea: tintOf('sea'), ...choice.tints },
    pale: { coral: paleOf('coral'), marigold: paleOf('marigold'), ...choice.pale },
    code: { ...defaultTheme.code, ...choice.code },
  };
}

/** A colour on which text can be read: itself, or the nearest that will do. */
const lighten = (colour: string, text: string): string | undefined =>
  nearest(colour, (candidate) => contrastOf(candidate, text) >= textContrast);
