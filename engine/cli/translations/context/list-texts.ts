import { listInterfacePairs, listPairs } from '../../../content/glossary/list-pairs.ts';
import { groupBy } from '../../../content/group-by.ts';
import type { Language } from '../../../content/languages/language.ts';
import { sourceCodeOf } from '../../../content/languages/source-language.ts';
import { interfaceFile, readInterface, sourceInterface } from '../../../content/texts/read-interface.ts';
import { listUnits, type Unit } from '../list-units.ts';

/** A short text with the context that a translator needs. */
export interface ShortText extends Pick<Unit, 'name' | 'file' | 'source' | 'translation' | 'state'> {
  /** The texts before and after this one in the same file, or labels of the same figure. */
  neighbours: Pick<Unit, 'name' | 'source' | 'translation'>[];
  /** The longest translation so far, and its language. */
  longest?: { code: string; length: number } | undefined;
  /** Keys of other texts with the same original: each may need a different translation. */
  same: string[];
}

const shortest = 80;
const neighboursEachSide = 2;

/**
 * The short texts of a site: words, titles, labels. Longer ones explain themselves.
 * @param others the other languages of the site
 * @param withInterface also the words of the interface
 */
export function listTexts(
  root: string,
  language: Language,
  others: readonly string[],
  withInterface: boolean,
): ShortText[] {
  const { code } = language;
  const own = listUnits(root, language);
  const units = [...own, ...(withInterface ? listInterface(root, code, new Set(own.map(({ name }) => name))) : [])];
  const short = units.filter((unit) => isLabel(unit) && unit.source.length <= shortest);
  const groups = groupBy(short, groupOf);
  const alike = groupBy(short, ({ source }) => source);
  const longest = longestOf(root, others, withInterface);
  return short.map((unit) => {
    const group = groups.get(groupOf(unit)) ?? [];
    const place = group.indexOf(unit);
    return {
      ...unit,
      neighbours: group
        .slice(Math.max(0, place - neighboursEachSide), place + neighboursEachSide + 1)
        .filter((one) => one !== unit),
      longest: longest.get(unit.name),
      same: (alike.get(unit.source) ?? []).filter((one) => one !== unit).map(({ name }) => name),
    };
  });
}

const isLabel = ({ place }: Unit) => !('block' in place) || place.block.kind === 'attribute';

/** Labels are grouped by figure, other texts by file. */
const groupOf = ({ file, key, place }: Unit) => ('block' in place ? `${key}#${place.block.id.split('.')[0]}` : file);

/** The interface’s words, without those that the site replaces. */
function listInterface(root: string, code: string, replaced: ReadonlySet<string>): Unit[] {
  const [source, own] = [sourceInterface(sourceCodeOf(root)), readInterface(code)];
  return Object.entries(source)
    .filter(([name]) => !replaced.has(name))
    .map(([name, text]) => ({
      ...{ name, key: name, file: interfaceFile(code), place: { words: name }, source: text, translation: own[name] },
      state: own[name] === undefined ? 'missing' : 'complete',
    }));
}

function longestOf(root: string, codes: readonly string[], withInterface: boolean) {
  const longest = new Map<string, { code: string; length: number }>();
  for (const code of codes)
    for (const { key, translation } of [...listPairs(root, code), ...(withInterface ? listInterfacePairs(code) : [])])
      if (translation.length > (longest.get(key)?.length ?? 0)) longest.set(key, { code, length: translation.length });
  return longest;
}
