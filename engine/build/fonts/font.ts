import { createHash } from 'node:crypto';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontPackage, isInRange, nearestWeight } from '../../content/theme/font-package.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { fixKerning } from './fix-kerning.ts';
import { type FallbackFont, fallbackFontsOf, fontOf } from './font-names.ts';
import type { FontMeasurements } from './system-fonts.ts';

/** ASCII and typographic punctuation, kept whatever the texts use. */
const baseCharacters = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~–—‘’‚“”„…·×→←`;

const weights = [400, 600, 700, 800] as const;
const fewWeights = [400, 700] as const;

interface FontFile {
  path: SitePath;
  file: Buffer;
}

export interface SiteFont {
  /** The first one is preloaded: it has the letters of English. */
  files: [FontFile, ...FontFile[]];
  css: string;
}

/** Cuts the font to the characters and weights in use, with a file for each alphabet of the offered languages. */
export async function makeFont(name: string, texts: Iterable<string>, letters: string): Promise<SiteFont> {
  const font = fontOf(name);
  const characters = new Set(baseCharacters);
  for (const text of texts) for (const character of text) characters.add(character);
  const wanted = [...characters].sort().join('');
  const subsets = subsetsFor(font, letters);
  const cuts = subsets.flatMap((subset) => weightsOf(font).map((weight) => ({ subset, weight })));
  const made = await Promise.all(
    cuts.map(async ({ subset, weight }) => {
      const source = font.read(subset, weight.min);
      const file = await (font.variable ? cutVariable(source, wanted, weight, subset) : cut(source, wanted));
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
      const path: SitePath = `/fonts/${font.id}-${hash}.woff2`;
      const range = subsets.length > 1 ? `;unicode-range:${font.ranges.get(subset)}` : '';
      return { path, file, css: fontFace(font, path, weight, range) };
    }),
  );
  const measured = await Promise.all(weights.map((weight) => measure(font, weight)));
  const fallbacks = fallbackFontsOf(font).flatMap((fallback) =>
    weights.map((weight, index) => fallbackFace(fallback, weight, measured[index] as FontMeasurements)),
  );
  const files = made.map(({ path, file }) => ({ path, file })) as SiteFont['files'];
  return { files, css: [...made.map(({ css }) => css), ...fallbacks].join('') };
}

type Weights = number | { min: number; max: number };

function cut(font: Buffer, characters: string, targetFormat: 'woff2' | 'truetype' = 'woff2', wght?: Weights) {
  const variationAxes = wght === undefined ? {} : { variationAxes: { wght } };
  // No style uses alternative forms of letters, which were an eighth of the file.
  return subsetFont(font, characters, { targetFormat, noLayoutClosure: true, ...variationAxes });
}

async function cutVariable(font: Buffer, characters: string, weights: { min: number; max: number }, subset: string) {
  // In other scripts these tables also place the parts of a letter, which depends on its weight.
  if (!subset.startsWith('latin')) return cut(font, characters, 'woff2', weights);
  const variable = await cut(font, characters, 'truetype', weights);
  const middle = await cut(font, characters, 'truetype', (weights.min + weights.max) / 2);
  const whole = { noLayoutClosure: true, keepAllGlyphs: true };
  return subsetFont(fixKerning(variable, middle), undefined, { targetFormat: 'woff2', ...whole });
}

/** The alphabets that letters need, those of English first. */
export function subsetsFor({ ranges }: FontPackage, letters: string): string[] {
  const [first = '', ...others] = ranges.keys();
  const chosen = [first];
  let left = [...new Set(letters)].filter((one) => /\p{L}/u.test(one) && !isInRange(ranges.get(first) ?? '', one));
  for (const subset of others) {
    const rest = left.filter((one) => !isInRange(ranges.get(subset) ?? '', one));
    if (rest.length < left.length) chosen.push(subset);
    left = rest;
  }
  return chosen;
}

function weightsOf(font: FontPackage): { min: number; max: number }[] {
  if (font.variable) return [{ min: nearestWeight(font, weights[0]), max: nearestWeight(font, weights[3]) }];
  const few = new Set(fewWeights.map((weight) => nearestWeight(font, weight)));
  return [...few].map((weight) => ({ min: weight, max: weight }));
}

function fontFace(
  { family, variable }: FontPackage,
  path: SitePath,
  { min, max }: { min: number; max: number },
  range: string,
) {
  const weight = variable ? `${min} ${max}` : min;
  return `@font-face{font-family:"${family}";src:url(${address(path)}) format("woff2");font-weight:${weight};font-display:swap${range}}`;
}

const descriptors = {
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
} as const;

/** A system font with the same proportions, so that loading the font hardly moves the text. */
function fallbackFace(fallback: FallbackFont, weight: number, ours: FontMeasurements): string {
  const bold = weight >= 600;
  const system = fallback.measurements[bold ? 'bold' : 'regular'];
  const { fontFaces } = createFontStack([ours, system], { fontFaceFormat: 'styleObject' });
  const face: Partial<Record<(typeof descriptors)[keyof typeof descriptors], string>> =
    fontFaces[0]?.['@font-face'] ?? {};
  const source = (bold ? fallback.strong : fallback.plain).map((name) => `local("${name}")`).join();
  const overrides = Object.entries(descriptors).flatMap(([name, property]) =>
    // A tenth of a percent is less than a pixel per line; more decimals are bytes before the first paint.
    face[property] === undefined ? [] : [`${name}:${Math.round(Number.parseFloat(face[property]) * 10) / 10}%`],
  );
  return `@font-face{${[`font-family:"${fallback.family}"`, `font-weight:${weight}`, `src:${source}`, ...overrides].join(';')}}`;
}

async function measure(font: FontPackage, weight: number): Promise<FontMeasurements> {
  const [letters = ''] = font.ranges.keys();
  const nearest = nearestWeight(font, weight);
  const file = await subsetFont(font.read(letters, font.variable ? 400 : nearest), baseCharacters, {
    targetFormat: 'truetype',
    ...(font.variable ? { variationAxes: { wght: nearest } } : {}),
  });
  return { ...(await fromBuffer(file)), familyName: font.family };
}
