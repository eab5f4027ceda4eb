import { createHash } from 'node:crypto';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontPackage, isInRange, nearestWeight } from '../../content/theme/font-package.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { fontOf, type StandIn, standInsOf } from './font-names.ts';
import type { FontMeasurements } from './system-fonts.ts';

/** Latin letters with accents and the signs that typography needs, beside what the texts hold. */
const always = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~–—‘’‚“”„…·×→←`;

/** The weights that the styles use, and those of a family that has a file for each: few of them are enough. */
const weights = [400, 600, 700, 800] as const;
const fewWeights = [400, 700] as const;

interface FontFile {
  path: SitePath;
  file: Buffer;
}

/** The site's font: its files and the style rules that name them. */
export interface SiteFont {
  /** The first one is asked for ahead: it has the letters of English. */
  files: [FontFile, ...FontFile[]];
  css: string;
}

/**
 * Cuts the font to the characters and weights that the site uses: a file for each alphabet that its languages need.
 * @param texts everything that the site shows
 * @param letters those of the languages that are offered: what is only quoted brings no alphabet in
 */
export async function makeFont(name: string, texts: Iterable<string>, letters: string): Promise<SiteFont> {
  const font = fontOf(name);
  const characters = new Set(always);
  for (const text of texts) for (const character of text) characters.add(character);
  const wanted = [...characters].sort().join('');
  const subsets = subsetsFor(font, letters);
  const cuts = subsets.flatMap((subset) => weightsOf(font).map((weight) => ({ subset, weight })));
  const made = await Promise.all(
    cuts.map(async ({ subset, weight }) => {
      const file = await subsetFont(font.read(subset, weight.min), wanted, {
        targetFormat: 'woff2',
        // No style asks for other forms of the letters: they were an eighth of the file.
        noLayoutClosure: true,
        ...(font.variable ? { variationAxes: { wght: weight } } : {}),
      });
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
      const path: SitePath = `/fonts/${font.id}-${hash}.woff2`;
      const range = subsets.length > 1 ? `;unicode-range:${font.ranges.get(subset)}` : '';
      return { path, file, css: fontFace(font, path, weight, range) };
    }),
  );
  const measured = await Promise.all(weights.map((weight) => measure(font, weight)));
  const standIns = standInsOf(font).flatMap((standIn) =>
    weights.map((weight, index) => standInFace(standIn, weight, measured[index] as FontMeasurements)),
  );
  const files = made.map(({ path, file }) => ({ path, file })) as SiteFont['files'];
  return { files, css: [...made.map(({ css }) => css), ...standIns].join('') };
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

/** The weights of each file: the range of a variable family as far as it is used, else one. */
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

/** The descriptors of a stand-in that capsize gives for our font: it gives none where the system's font has the same. */
const descriptors = {
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
} as const;

/**
 * Until the font is there, a system font of the same proportions in each weight: hardly anything moves when it comes.
 * @param ours what the site's font measures in this weight
 */
function standInFace(standIn: StandIn, weight: number, ours: FontMeasurements): string {
  const bold = weight >= 600;
  const system = standIn.measurements[bold ? 'bold' : 'regular'];
  const { fontFaces } = createFontStack([ours, system], { fontFaceFormat: 'styleObject' });
  const face: Partial<Record<(typeof descriptors)[keyof typeof descriptors], string>> =
    fontFaces[0]?.['@font-face'] ?? {};
  const source = (bold ? standIn.strong : standIn.plain).map((name) => `local("${name}")`).join();
  const overrides = Object.entries(descriptors).flatMap(([name, property]) =>
    // A tenth of a percent is less than a pixel in a line, and four decimals are bytes before the first paint.
    face[property] === undefined ? [] : [`${name}:${Math.round(Number.parseFloat(face[property]) * 10) / 10}%`],
  );
  return `@font-face{${[`font-family:"${standIn.family}"`, `font-weight:${weight}`, `src:${source}`, ...overrides].join(';')}}`;
}

async function measure(font: FontPackage, weight: number): Promise<FontMeasurements> {
  const [letters = ''] = font.ranges.keys();
  const nearest = nearestWeight(font, weight);
  const file = await subsetFont(font.read(letters, font.variable ? 400 : nearest), always, {
    targetFormat: 'truetype',
    ...(font.variable ? { variationAxes: { wght: nearest } } : {}),
  });
  return { ...(await fromBuffer(file)), familyName: font.family };
}
