import { createHash } from 'node:crypto';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { FontPackage } from '../../content/theme/font-file.ts';
import { isInRange, nearestWeight } from '../../content/theme/font-package.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { codePointsOf } from './code-points.ts';
import { fixKerning } from './fix-kerning.ts';
import { type FallbackFont, fallbackFontsOf, fontOf } from './font-names.ts';
import type { FontMeasurements } from './system-fonts.ts';

/** ASCII and typographic punctuation, kept even if no text uses them. */
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
  /** Letters that no font of the site has: visitors see them in a font of their system. */
  missing: string[];
}

/** Cuts the font to the characters and weights in use, with a file for each alphabet of the offered languages. */
export async function makeFont(
  name: string,
  texts: Iterable<string>,
  letters: string,
  further: readonly string[] = [],
): Promise<SiteFont> {
  const font = fontOf(name);
  const characters = new Set(baseCharacters);
  for (const text of texts) for (const character of text) characters.add(character);
  const wanted = [...characters].sort().join('');
  const subsets = subsetsFor(font, letters);
  const cuts = subsets.flatMap((subset) => weightsOf(font).map((weight) => ({ subset, weight })));
  const rangeOf = (subset: string) => (subsets.length > 1 ? `;unicode-range:${font.ranges.get(subset)}` : '');
  const made = await Promise.all(
    cuts.map(({ subset, weight }) => makeFile(font, subset, wanted, weight, rangeOf(subset))),
  );
  const measured = await Promise.all(weights.map((weight) => measure(font, weight)));
  const fallbacks = fallbackFontsOf(font).flatMap((fallback) =>
    weights.map((weight, index) => fallbackFace(fallback, weight, measured[index] as FontMeasurements)),
  );
  const { made: others, missing } = await makeFurther(
    further,
    await lettersWithout(font, subsets, [...new Set(letters)]),
  );
  const files = [...made, ...others].map(({ path, file }) => ({ path, file })) as SiteFont['files'];
  return {
    files,
    css: [...made, ...others]
      .map(({ css }) => css)
      .concat(fallbacks)
      .join(''),
    missing,
  };
}

async function makeFile(
  font: FontPackage,
  subset: string,
  letters: string,
  weight: Weight,
  range: string,
): Promise<FontFile & { css: string }> {
  const source = font.read(subset, weight.min);
  const file = await (font.variable ? cutVariable(source, letters, weight, subset) : cut(source, letters));
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
  const path: SitePath = `/fonts/${font.id}-${hash}.woff2`;
  return { path, file, css: fontFace(font, path, weight, range) };
}

const letter = /\p{L}/u;
/** What a font may have beside letters: their marks, digits, punctuation, signs. */
const drawn = /[\p{L}\p{M}\p{N}\p{P}\p{Sm}\p{Sc}]/u;

/** The letters that the chosen parts of a font do not have. */
async function lettersWithout(font: FontPackage, subsets: readonly string[], letters: readonly string[]) {
  const wanted = letters.filter((one) => drawn.test(one));
  const cuts = subsets.map((subset) =>
    subsetFont(font.read(subset, nearestWeight(font, weights[0])), wanted.join(''), { targetFormat: 'truetype' }),
  );
  const known = new Set((await Promise.all(cuts)).flatMap((file) => [...codePointsOf(file)]));
  return wanted.filter((one) => !known.has(one.codePointAt(0) ?? 0)).sort();
}

/** Cuts the further fonts to the letters that the fonts before them lack, with these letters as `unicode-range`. */
async function makeFurther(names: readonly string[], letters: readonly string[]) {
  const made: (FontFile & { css: string })[] = [];
  let missing = [...letters];
  for (const name of names) {
    const font = fontOf(name);
    for (const subset of subsetsFor(font, missing.join(''), drawn)) {
      const left = await lettersWithout(font, [subset], missing);
      const has = missing.filter((one) => !left.includes(one));
      if (has.length === 0) continue;
      const range = `;unicode-range:${has.map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join()}`;
      for (const weight of weightsOf(font)) made.push(await makeFile(font, subset, has.join(''), weight, range));
      missing = left;
    }
  }
  return { made, missing: missing.filter((one) => letter.test(one)) };
}

/** Scripts whose letters change their form beside other letters. */
const shapedScripts = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Khmr}\p{sc=Mymr}]/u;

function cut(font: Buffer, characters: string, targetFormat: 'woff2' | 'truetype' = 'woff2', wght?: number | Weight) {
  const variationAxes = wght === undefined ? {} : { variationAxes: { wght } };
  // No style uses alternative forms of letters, which would be an eighth of the file.
  const noLayoutClosure = !shapedScripts.test(characters);
  return subsetFont(font, characters, { targetFormat, noLayoutClosure, ...variationAxes });
}

async function cutVariable(font: Buffer, characters: string, weights: Weight, subset: string) {
  // In other scripts the layout tables also place the parts of a letter, which depends on its weight.
  if (!subset.startsWith('latin')) return cut(font, characters, 'woff2', weights);
  const variable = await cut(font, characters, 'truetype', weights);
  const middle = await cut(font, characters, 'truetype', (weights.min + weights.max) / 2);
  const whole = { noLayoutClosure: true, keepAllGlyphs: true };
  return subsetFont(fixKerning(variable, middle), undefined, { targetFormat: 'woff2', ...whole });
}

/** The alphabets that letters need, those of English first. */
export function subsetsFor({ ranges }: FontPackage, letters: string, kind: RegExp = letter): string[] {
  const [first = '', ...others] = ranges.keys();
  const chosen = [first];
  let left = [...new Set(letters)].filter((one) => kind.test(one) && !isInRange(ranges.get(first) ?? '', one));
  for (const subset of others) {
    const rest = left.filter((one) => !isInRange(ranges.get(subset) ?? '', one));
    if (rest.length < left.length) chosen.push(subset);
    left = rest;
  }
  return chosen;
}

interface Weight {
  min: number;
  max: number;
}

function weightsOf(font: FontPackage): Weight[] {
  if (font.variable) return [{ min: nearestWeight(font, weights[0]), max: nearestWeight(font, weights[3]) }];
  const few = new Set(fewWeights.map((weight) => nearestWeight(font, weight)));
  return [...few].map((weight) => ({ min: weight, max: weight }));
}

function fontFace({ family, variable }: FontPackage, path: SitePath, { min, max }: Weight, range: string) {
  const weight = variable ? `${min} ${max}` : min;
  return `@font-face{font-family:"${family}";src:url(${address(path)}) format("woff2");font-weight:${weight};font-display:swap${range}}`;
}

const descriptors = {
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
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
