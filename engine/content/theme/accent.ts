import { channelsOf, contrastOf, nearestColour } from './contrast.ts';
import { ColoursRefused, type DerivedPalette, derivePalette, readColour } from './derive-palette.ts';

const groundNames = ['ground', 'surface', 'wash'] as const;

/** The accent as text in one theme, and its least contrast: on which ground, and of what colour that is. */
interface AccentText {
  colour: string;
  contrast: number;
  ground: (typeof groundNames)[number];
  groundColour: string;
}

export interface AccentCheck {
  accent: string;
  day: AccentText;
  night: AccentText;
  /** The palette of this accent; absent where it cannot be read as text by day. */
  palette?: DerivedPalette;
  /** In that case, the nearest colour that can. */
  nearest?: string;
}

/**
 * Checks one colour, `#rgb` or `#rrggbb`, as the accent of a site: as text it needs 7:1 on the light grounds as it is,
 * and on the dark ones as the nearest lighter colour, which is used there. Throws ColoursRefused for an invalid
 * colour.
 */
export function checkAccent(given: string): AccentCheck {
  const accent = readColour(given);
  const own = paletteOfAccent(accent);
  const isReadable = (one: string) => paletteOfAccent(one)?.palette.accentInk?.day === one;
  const readable = isReadable(accent) ? accent : nearestColour(accent, isReadable);
  const shown = own ?? (readable && paletteOfAccent(readable));
  if (!readable || !shown) throw new ColoursRefused(`${accent} is not a colour for text: use #c93a26, for example`);
  const { palette } = shown;
  const { accentInk } = palette;
  const text = (time: 'day' | 'night', colour: string): AccentText => {
    const texts = groundNames.map((ground) => {
      const groundColour = palette[ground]?.[time] ?? '';
      return { colour, contrast: contrastOf(colour, groundColour), ground, groundColour };
    });
    return texts.reduce((least, one) => (one.contrast < least.contrast ? one : least));
  };
  const sides = { accent, day: text('day', accent), night: text('night', accentInk?.night ?? accent) };
  return readable === accent ? { ...sides, palette: shown } : { ...sides, nearest: readable };
}

/**
 * The palette of an accent, which also tones text, bands and dark grounds, and of a muted neighbour on the colour wheel;
 * undefined where there is none.
 */
function paletteOfAccent(accent: string): DerivedPalette | undefined {
  for (const turn of [60, 300, 90, 270, 180])
    try {
      return derivePalette(accent, turned(accent, turn), accent);
    } catch (error) {
      if (!(error instanceof ColoursRefused)) throw error;
    }
  return undefined;
}

/** A muted colour that is so many degrees away on the colour wheel. */
function turned(colour: string, degrees: number): string {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360 + degrees;
  const [saturation, lightness] = [0.5, 0.38];
  const amount = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return `#${[0, 8, 4].map((offset) => channel(offset).toString(16).padStart(2, '0')).join('')}`;
}
