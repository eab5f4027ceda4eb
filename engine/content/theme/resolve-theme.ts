import type { Theme, ThemeChoice } from '../schemas/theme.ts';
import { contrastOf, mix, nearestColour, textContrast } from './contrast.ts';
import { defaultTheme } from './default-theme.ts';

/** Completes the owner’s theme: colours that depend on a given one are derived from it, the rest are defaults. */
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

/** A background on which the text is readable: the colour itself, or the nearest lighter one. */
const lighten = (colour: string, text: string): string | undefined =>
  nearestColour(colour, (candidate) => contrastOf(candidate, text) >= textContrast);
