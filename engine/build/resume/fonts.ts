import subsetFont from 'subset-font';
import type { FontPackage } from '../../content/theme/font-file.ts';
import { findFont, nearestWeight } from '../../content/theme/font-package.ts';
import { theme } from '../../content/theme/theme.ts';
import { codePointsOf } from '../fonts/code-points.ts';
import { fontOf, lastResort } from '../fonts/font-names.ts';
import { renameFont } from './rename-font.ts';

const weights = [400, 600, 800] as const;

interface Part {
  family: string;
  cut: (characters: readonly string[], weight: number) => Promise<Buffer>;
}

export interface ResumeFont {
  families: string[];
  files: Buffer[];
  missing: string[];
  /** Visible characters that the site’s font lacks, by the family that has them. */
  substitutes: Map<string, string[]>;
}

/** Cuts fonts for the typesetter, which supports no variable ones; `further` packages only where texts need them. */
export async function makeResumeFont(
  texts: readonly string[],
  further: readonly FontPackage[] = [],
): Promise<ResumeFont> {
  const font: ResumeFont = { families: [], files: [], missing: [], substitutes: new Map() };
  let missing = [...new Set(`${texts.join('')} 0123456789/·–-:`)].sort();
  const own = fontOf(theme.font);
  const sources = [own, ...further, findFont(lastResort)].filter((source) => source !== undefined);
  for (const source of sources) {
    for (const { family, cut } of partsOf(source)) {
      if (missing.filter(isVisible).length === 0 && font.families.length > 0) break;
      const first = await cut(missing, weights[0]);
      const known = codePointsOf(first);
      const covered = missing.filter((character) => known.has(character.codePointAt(0) ?? 0));
      if (covered.length === 0) continue;
      missing = missing.filter((character) => !covered.includes(character));
      font.families.push(family);
      font.files.push(first, ...(await Promise.all(weights.slice(1).map((weight) => cut(covered, weight)))));
      if (source.family !== own.family)
        font.substitutes.set(source.family, [
          ...(font.substitutes.get(source.family) ?? []),
          ...covered.filter(isVisible),
        ]);
    }
  }
  font.missing = missing.filter(isVisible);
  return font;
}

const isVisible = (character: string) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character);

function partsOf(font: FontPackage): Part[] {
  return [...font.ranges.keys()].map((part) => ({
    family: `${font.family} ${part}`,
    cut: async (characters, wanted) => {
      const wght = nearestWeight(font, wanted);
      const axes = font.variable ? { variationAxes: { wght } } : {};
      return cutFile(font.read(part, wght), characters, `${font.family} ${part}`, wanted, axes);
    },
  }));
}

async function cutFile(file: Buffer, characters: readonly string[], family: string, weight: number, axes = {}) {
  const cut = await subsetFont(file, characters.join(''), { targetFormat: 'truetype', ...axes });
  return renameFont(cut, family, String(weight));
}
