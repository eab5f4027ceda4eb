import { fold } from '../../../ui/fold.ts';
import { type Clause, containsWord } from './advertisement.ts';
import type { FitIndex, Mode } from './fit-index.ts';

/** A language in a clause, with its level from 1 to 6, or 0 without a level. */
export interface FoundLanguage {
  name: string;
  code: string;
  rank: number;
}

/** Finds the languages that a clause requires: a name alone, or with a level or words about speaking. */
export function findLanguages({ tokens, folded }: Clause, { languages, words }: FitIndex): FoundLanguage[] {
  const found = tokens.flatMap(({ text }, place) => {
    const name = fold(text).replace(/(sprach)?kenntnisse?$/, '');
    const code = Object.hasOwn(languages, name) ? languages[name] : undefined;
    return code ? [{ name: text, code, place }] : [];
  });
  const [first] = found;
  const isRequired =
    containsWord(folded, words.speech) || rankOf(folded, words.levels) > 0 || tokens.length <= found.length + 2;
  if (!first || !isRequired) return [];
  return found.map(({ name, code, place }, index) => {
    // The level of a language follows it; that of the first language may also precede it.
    const end = found[index + 1]?.place ?? tokens.length;
    const near = tokens.slice(place + 1, end);
    const before = tokens.slice(index === 0 ? 0 : (found[index - 1]?.place ?? 0) + 1, place);
    const text = (list: typeof tokens) => fold(list.map((token) => token.text).join(' '));
    return { name, code, rank: rankOf(text(near), words.levels) || rankOf(text(before), words.levels) };
  });
}

/** The rank of the highest level in a text. */
export function rankOf(folded: string, levels: FitIndex['words']['levels']): number {
  return levels.find(([, words]) => containsWord(folded, words))?.[0] ?? 0;
}

/** The way of working in a clause; “no remote work” means on site. */
export function findMode({ folded }: Clause, { words }: FitIndex): Mode | undefined {
  const mode = words.modes.find(([, pattern]) => containsWord(folded, pattern))?.[0];
  return mode === 'remote' && containsWord(folded, `(?:${words.negation})(?![\\p{L}\\p{N}])`) ? 'onsite' : mode;
}
