export const black = '#000000';

export const textContrast = 7;
export const largeTextContrast = 4.5;
export const controlContrast = 3;

/** See https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** See https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes two colours like `color-mix(in srgb, …)`. */
export function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(one).map((channel, index) => channel + ((others[index] ?? 0) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest lighter or darker colour that is accepted; undefined where neither white nor black is. */
export function nearestColour(colour: string, isAccepted: (candidate: string) => boolean): string | undefined {
  for (let share = 0; share <= 100; share++)
    for (const end of [black, '#ffffff']) {
      const candidate = mix(colour, end, share / 100);
      if (isAccepted(candidate)) return candidate;
    }
  return undefined;
}

/** The nearest lighter or darker colour that has the contrast on all backgrounds. */
export function readable(colour: string, need: number, grounds: readonly string[]): string {
  const found = nearestColour(colour, (candidate) => grounds.every((ground) => contrastOf(candidate, ground) >= need));
  return found ?? mostContrasting(grounds[0] ?? '#ffffff', ['#ffffff', black]);
}

/** The colour with the most contrast, or the first with enough for large text. */
export function mostContrasting(ground: string, colours: readonly string[]): string {
  const sufficient = colours.find((colour) => contrastOf(colour, ground) >= largeTextContrast);
  const byContrast = colours.toSorted((a, b) => contrastOf(b, ground) - contrastOf(a, ground));
  return sufficient ?? byContrast[0] ?? black;
}

/** Red, green and blue of a colour such as `#abc` or `#aabbcc`, each 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}
