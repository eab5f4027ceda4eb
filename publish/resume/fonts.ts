import subsetFont from 'subset-font';
import { type FontPackage, nearestWeight } from '../../src/content/theme/font-package.ts';
import { theme } from '../../src/content/theme/theme.ts';
import { fontOf } from '../fonts/font-names.ts';
import { codePointsOf, renameFont } from './sfnt.ts';

/** The names by which the template knows the parts of the font. */
const familyOf = ({ family }: FontPackage, part: string): string => `${family} ${part}`;

/** Weights of the template. */
const weights = [400, 600, 800] as const;

/** The resume's font. */
export interface ResumeFont {
  /** Names of its parts, in the order in which a character is looked for. */
  families: string[];
  files: Buffer[];
  /** Visible characters that no part has. */
  lacking: string[];
}

/**
 * Cuts the site's font for the typesetter, which takes no variable one: a file for each weight, and of further
 * alphabets only where the texts need them.
 * @param texts everything that is printed
 */
export async function makeResumeFont(texts: readonly string[]): Promise<ResumeFont> {
  const font: ResumeFont = {
    families: [],
    files: [],
    lacking: [...new Set(`${texts.join('')} 0123456789/·–-`)].sort(),
  };
  const source = fontOf(theme.font);
  for (const part of source.ranges.keys()) {
    const visible = font.lacking.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
    if (visible.length === 0 && font.families.length > 0) break;
    const first = await cut(source, part, font.lacking, weights[0]);
    const known = codePointsOf(first);
    const covered = font.lacking.filter((character) => known.has(character.codePointAt(0) ?? 0));
    font.lacking = font.lacking.filter((character) => !covered.includes(character));
    if (covered.length === 0) continue;
    font.families.push(familyOf(source, part));
    font.files.push(
      first,
      ...(await Promise.all(weights.slice(1).map((weight) => cut(source, part, covered, weight)))),
    );
  }
  // What is invisible needs no glyph.
  font.lacking = font.lacking.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
  return font;
}

async function cut(font: FontPackage, part: string, characters: readonly string[], wanted: number): Promise<Buffer> {
  const wght = nearestWeight(font, wanted);
  const file = await subsetFont(font.read(part, wght), characters.join(''), {
    targetFormat: 'truetype',
    ...(font.variable ? { variationAxes: { wght } } : {}),
  });
  return renameFont(file, familyOf(font, part), String(wanted));
}
