import type { Theme, ThemeChoice } from '../schemas/theme.ts';
import { black, contrastOf, mix, mostContrasting, nearestColour, readable, textContrast } from './contrast.ts';
import { defaultTheme, white } from './default-theme.ts';

/** Completes the owner’s theme: colours that depend on a given one are derived from it, the rest are defaults. */
export function resolveTheme(choice: ThemeChoice): Theme {
  const palette = { ...defaultTheme.palette, ...followAccent(choice), ...choice.palette };
  const own = { ...beadsOf(choice, palette), ...choice.beads };
  const beads = { ...defaultTheme.beads, ...own };
  const code = { ...defaultTheme.code, ...choice.code };
  const isGiven = (name: keyof Theme['beads']) => own[name] !== undefined;
  const tintOf = (name: keyof Theme['tints']) =>
    (isGiven(name) && lighten(beads[name], beads.navy)) || defaultTheme.tints[name];
  const paleOf = (name: keyof Theme['pale']) =>
    isGiven(name) ? mix(beads.paper, beads[name], 0.15) : defaultTheme.pale[name];
  return {
    font: choice.font ?? defaultTheme.font,
    furtherFonts: choice.furtherFonts ?? [],
    corners: choice.corners ?? defaultTheme.corners,
    shadow: choice.shadow ?? defaultTheme.shadow,
    palette,
    beads,
    tints: { coral: tintOf('coral'), jacaranda: tintOf('jacaranda'), sea: tintOf('sea'), ...choice.tints },
    pale: { coral: paleOf('coral'), marigold: paleOf('marigold'), ...choice.pale },
    code: { ...code, ...codeOf(choice, palette, code.background), ...choice.code },
  };
}

type Palette = Theme['palette'];

/** The accent as text, and text on it, where only the accent is given. */
function followAccent({ palette: { accent, ...given } = {} }: ThemeChoice): Partial<Palette> {
  if (!accent) return {};
  const grounds = (time: 'day' | 'night') =>
    (['ground', 'surface', 'wash'] as const).map((name) => (given[name] ?? defaultTheme.palette[name])[time]);
  return {
    accentInk: {
      day: readable(accent.day, textContrast, [...grounds('day'), white]),
      night: readable(accent.night, textContrast, grounds('night')),
    },
    onAccent: {
      day: mostContrasting(accent.day, [white, black]),
      night: mostContrasting(accent.night, [defaultTheme.palette.onAccent.night, white]),
    },
  };
}

/** Mark, posters and pictures follow the colours of the pages. */
function beadsOf({ palette: given = {}, beads }: ThemeChoice, { accent, link }: Palette): Partial<Theme['beads']> {
  const onNavy = (colour: string) => readable(colour, textContrast, [beads?.navy ?? defaultTheme.beads.navy]);
  return {
    ...(given.accent && { coral: accent.day, rose: onNavy(mix(white, accent.day, 0.3)) }),
    ...(given.link && { sea: link.day, teal: link.day, foam: onNavy(mix(white, link.day, 0.16)) }),
  };
}

function codeOf({ palette: given = {} }: ThemeChoice, { accent, link }: Palette, back: string): Partial<Theme['code']> {
  const token = (colour: string) => readable(colour, textContrast, [back]);
  return {
    ...(given.accent && { string: token(mix(accent.night, white, 0.5)), constant: token(accent.night) }),
    ...(given.link && { function: token(link.night) }),
  };
}

/** A background on which the text is readable: the colour itself, or the nearest lighter one. */
const lighten = (colour: string, text: string): string | undefined =>
  nearestColour(colour, (candidate) => contrastOf(candidate, text) >= textContrast);
