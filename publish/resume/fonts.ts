import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { codePointsOf, renameFont } from './sfnt.ts';

const require = createRequire(import.meta.url);

/** The parts of the site's font, and the names by which the template knows them. */
const parts = ['latin', 'latin-ext', 'vietnamese'] as const;
const familyOf = (part: string): string => `Bricolage Grotesque ${part}`;

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
  for (const part of parts) {
    const visible = font.lacking.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
    if (visible.length === 0 && font.families.length > 0) break;
    const first = await cut(part, font.lacking, weights[0]);
    const known = codePointsOf(first);
    const covered = font.lacking.filter((character) => known.has(character.codePointAt(0) ?? 0));
    font.lacking = font.lacking.filter((character) => !covered.includes(character));
    if (covered.length === 0) continue;
    font.families.push(familyOf(part));
    font.files.push(first, ...(await Promise.all(weights.slice(1).map((weight) => cut(part, covered, weight)))));
  }
  // What is invisible needs no glyph.
  font.lacking = font.lacking.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
  return font;
}

async function cut(part: string, characters: readonly string[], wght: number): Promise<Buffer> {
  const folder = '@fontsource-variable/bricolage-grotesque/files';
  const source = readFileSync(require.resolve(`${folder}/bricolage-grotesque-${part}-wght-normal.woff2`));
  const file = await subsetFont(source, characters.join(''), { targetFormat: 'truetype', variationAxes: { wght } });
  return renameFont(file, familyOf(part), String(wght));
}
