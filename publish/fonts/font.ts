import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import regular from '@capsizecss/metrics/bricolageGrotesque';
import semibold from '@capsizecss/metrics/bricolageGrotesque/600';
import bold from '@capsizecss/metrics/bricolageGrotesque/700';
import extrabold from '@capsizecss/metrics/bricolageGrotesque/800';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import subsetFont from 'subset-font';
import { address, type SitePath } from '../../src/site/addresses.ts';

const require = createRequire(import.meta.url);

/** Latin letters with accents and the signs that typography needs, beside what the texts hold. */
const always = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~–—‘’‚“”„…·×→←`;

/** The site's font: its file and the style rules that name it. */
export interface SiteFont {
  /** Its path inside the site. */
  path: SitePath;
  file: Buffer;
  css: string;
}

/**
 * Cuts the variable font to the characters and weights that the site uses.
 * @param texts everything that the site shows
 */
export async function makeFont(texts: Iterable<string>): Promise<SiteFont> {
  const characters = new Set(always);
  for (const text of texts) for (const character of text) characters.add(character);
  const source = readFileSync(
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  );
  const file = await subsetFont(source, [...characters].sort().join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  const path: SitePath = `/fonts/bricolage-grotesque-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.woff2`;
  return { path, file, css: fontFace(path) };
}

/** The weights that the styles use. */
const weights = [
  { weight: 400, ours: regular },
  { weight: 600, ours: semibold },
  { weight: 700, ours: bold },
  { weight: 800, ours: extrabold },
];

/** System fonts that stand in for ours, with their names in a machine: those of Android, and those of nearly everything else. */
const standIns = [
  {
    family: 'Bricolage Fallback',
    plain: { metrics: arial, names: ['Arial', 'Liberation Sans'] },
    strong: { metrics: arialBold, names: ['Arial Bold', 'Liberation Sans Bold'] },
  },
  {
    family: 'Bricolage Roboto',
    plain: { metrics: roboto, names: ['Roboto'] },
    strong: { metrics: robotoBold, names: ['Roboto Bold'] },
  },
];

/** Until the font is there, a system font of the same proportions in each weight: hardly anything moves when it comes. */
function fontFace(path: SitePath): string {
  const ours = `@font-face{font-family:"Bricolage Grotesque";src:url(${address(path)}) format("woff2");font-weight:400 800;font-display:swap}`;
  return [ours, ...standIns.flatMap((standIn) => weights.map((weight) => standInFace(standIn, weight)))].join('');
}

/** The descriptors of a stand-in that capsize gives for our font: it gives none where the system's font has the same. */
const descriptors = {
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
} as const;

function standInFace({ family, plain, strong }: (typeof standIns)[number], { weight, ours }: (typeof weights)[number]) {
  const { metrics, names } = weight < 600 ? plain : strong;
  const { fontFaces } = createFontStack([ours, metrics], { fontFaceFormat: 'styleObject' });
  const face: Partial<Record<(typeof descriptors)[keyof typeof descriptors], string>> = {
    ...fontFaces[0]?.['@font-face'],
  };
  const source = names.map((name) => `local("${name}")`).join();
  const overrides = Object.entries(descriptors).flatMap(([name, property]) =>
    face[property] === undefined ? [] : [`${name}:${face[property]}`],
  );
  return `@font-face{${[`font-family:"${family}"`, `font-weight:${weight}`, `src:${source}`, ...overrides].join(';')}}`;
}
