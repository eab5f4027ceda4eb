import type { ThemeChoice } from '../schemas/theme.ts';
import { checkPalette } from './check-palette.ts';
import {
  black,
  contrastOf,
  controlContrast,
  largeTextContrast,
  mix,
  mostContrasting,
  readable,
  textContrast,
} from './contrast.ts';
import { defaultTheme, white } from './default-theme.ts';
import { palettes } from './palettes.ts';
import { resolveTheme } from './resolve-theme.ts';

export type DerivedPalette = Required<Pick<ThemeChoice, 'palette' | 'beads' | 'code'>>;

/** Thrown for colours of which no palette can be made; the message says why. */
export class ColoursRefused extends Error {
  override name = 'ColoursRefused';
}

const [blue, red] = [palettes.harbour.colours[0], defaultTheme.palette.accent.day];
/** Minimum distance of two colours that do not look alike. */
const minDistance = 90;
/** A button whose colour has to change by more than this no longer has the owner’s colour. */
const maxMove = 150;

/**
 * Makes a palette from two colours, `#rrggbb`: backgrounds are tints of them, foregrounds are moved until they have
 * enough contrast. Throws ColoursRefused where the colours look alike, or a button could not keep its colour.
 * @param tone of text, bands and dark grounds
 */
export function derivePalette(main: string, second: string, tone: string = second): DerivedPalette {
  const [one, other] = [readColour(main), readColour(second)];
  if (distanceOf(one, other) < minDistance)
    throw new ColoursRefused(
      `${one} and ${other} are too similar to distinguish links from buttons: with ${one}, use ${complementOf(one)}, for example`,
    );
  const day = dayOf(one, other, readColour(tone));
  if (distanceOf(one, day.accent) > maxMove)
    throw new ColoursRefused(`${one} is not visible on a light background: use ${day.accent}, for example`);
  const night = nightOf(one, other, readColour(tone), day.ink);
  const beads = beadsOf(one, other, day);
  const derived: DerivedPalette = { palette: joinTimes(day, night), beads, code: codeOf(one, other, night) };
  const [problem] = checkPalette(resolveTheme(derived), derived);
  if (problem) throw new ColoursRefused(`${one} and ${other} do not give a readable palette: ${problem.message}`);
  return derived;
}

type Side = ReturnType<typeof dayOf>;

function dayOf(main: string, second: string, tone: string) {
  const ink = darken(tone, white, 15);
  const [ground, surface, wash] = [mix(white, main, 0.06), mix(white, main, 0.015), mix(white, tone, 0.13)];
  const grounds = [ground, surface, wash];
  const accent = readable(main, controlContrast + 0.5, grounds);
  return {
    ...{ ground, surface, wash, ink, accent },
    muted: readable(mix(ink, white, 0.25), textContrast, [...grounds, white]),
    onAccent: mostContrasting(accent, [white, ink, black]),
    accentInk: readable(main, textContrast, [ground, surface, white, wash]),
    link: readable(second, controlContrast, grounds),
    edge: ink,
    band: ink,
  };
}

function nightOf(main: string, second: string, tone: string, dark: string): Side {
  const [ground, surface, wash] = [mix(dark, black, 0.45), mix(dark, black, 0.12), mix(dark, tone, 0.16)];
  const band = dark;
  const grounds = [ground, surface, wash, band];
  const accent = readable(main, largeTextContrast + 0.1, grounds);
  const ink = readable(mix(white, main, 0.06), textContrast, grounds);
  return {
    ...{ ground, surface, wash, ink, accent, band },
    muted: readable(mix(ink, dark, 0.2), textContrast, grounds),
    onAccent: mostContrasting(accent, [ground, white]),
    accentInk: readable(main, textContrast, grounds),
    link: readable(second, controlContrast + 1, grounds),
    edge: readable(second, textContrast, grounds),
  };
}

function beadsOf(main: string, second: string, { ink, surface, link }: Side): DerivedPalette['beads'] {
  const onDark = (colour: string) => readable(colour, textContrast, [ink]);
  return {
    navy: ink,
    paper: surface,
    coral: main,
    marigold: onDark(mix(second, white, 0.35)),
    jacaranda: mix(main, second, 0.5),
    sea: second,
    teal: link,
    rose: onDark(mix(white, main, 0.3)),
    foam: onDark(mix(white, second, 0.16)),
  };
}

function codeOf(main: string, second: string, { band, ink }: Side): DerivedPalette['code'] {
  const token = (colour: string) => readable(colour, textContrast, [band]);
  return {
    background: band,
    text: ink,
    keyword: token(main),
    string: token(mix(main, white, 0.55)),
    constant: token(mix(mix(main, second, 0.5), white, 0.4)),
    function: token(second),
    comment: token(mix(ink, band, 0.3)),
  };
}

function joinTimes(day: Side, night: Side): DerivedPalette['palette'] {
  const pair = (name: keyof Side) => ({ day: day[name], night: night[name] });
  return {
    ...{ ground: pair('ground'), surface: pair('surface'), wash: pair('wash') },
    ...{ ink: pair('ink'), muted: pair('muted') },
    ...{ accent: pair('accent'), onAccent: pair('onAccent'), accentInk: pair('accentInk') },
    ...{ link: pair('link'), edge: pair('edge'), band: pair('band') },
    onBand: night.ink,
  };
}

function darken(colour: string, ground: string, need: number): string {
  let dark = mix(colour, black, 0.3);
  for (let step = 0; step < 40 && contrastOf(dark, ground) < need; step++) dark = mix(dark, black, 0.08);
  return dark;
}

/**
 * A colour as `#rrggbb` in small letters, from three or six hexadecimal digits with or without `#`.
 * @throws ColoursRefused
 */
export function readColour(text: string): string {
  const form = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!form) throw new ColoursRefused(`${JSON.stringify(text)} is not a colour: use ${red}, for example`);
  return `#${form.length === 3 ? form.replace(/./g, '$&$&') : form}`.toLowerCase();
}

/** Distance of two colours, weighted by how sensitive eyes are to red, green and blue. */
function distanceOf(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) =>
    [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)),
  );
  return Math.sqrt(
    [2, 4, 3].reduce((sum, weight, index) => sum + weight * ((a?.[index] ?? 0) - (b?.[index] ?? 0)) ** 2, 0),
  );
}

function complementOf(colour: string): string {
  const digits = colour.slice(1).match(/../g) ?? [];
  const turned = `#${digits.toReversed().join('')}`;
  return distanceOf(colour, turned) >= minDistance ? turned : distanceOf(colour, blue) >= minDistance ? blue : red;
}
