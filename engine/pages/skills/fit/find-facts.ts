import { fold } from '../../../ui/fold.ts';
import { type Clause, says } from './advertisement.ts';
import type { FitIndex, Mode } from './fit-index.ts';

/** A language that a clause asks for, with its level of six; 0 where it names none. */
export interface FoundLanguage {
  name: string;
  code: string;
  rank: number;
}

/** Finds the languages that a clause asks people to speak: a language alone, or with its level or with words of speech. */
export function findLanguages({ tokens, folded }: Clause, { languages, words }: FitIndex): FoundLanguage[] {
  const found = tokens.flatMap(({ text }, place) => {
    const name = fold(text).replace(/(sprach)?kenntnisse?$/, '');
    const code = Object.hasOwn(languages, name) ? languages[name] : undefined;
    return code && /^(\p{Lu}|[a-z]{1,3}\p{Lu}|isi|esi|\p{Ll})/u.test(text) ? [{ name: text, code, place }] : [];
  });
  const [first] = found;
  const isAsked = says(folded, words.speech) || rankOf(folded, words.levels) > 0 || tokens.length <= found.length + 2;
  if (!first || !isAsked) return [];
  return found.map(({ name, code, place }, index) => {
    // What is said of a language stands behind it, or before the first.
    const end = found[index + 1]?.place ?? tokens.length;
    const near = tokens.slice(place + 1, end);
    const before = tokens.slice(index === 0 ? 0 : (found[index - 1]?.place ?? 0) + 1, place);
    const text = (list: typeof tokens) => fold(list.map((token) => token.text).join(' '));
    return { name, code, rank: rankOf(text(near), words.levels) || rankOf(text(before), words.levels) };
  });
}

/** The rank of a level: the highest that is named. */
export function rankOf(folded: string, levels: FitIndex['words']['levels']): number {
  return levels.find(([, words]) => says(folded, words))?.[0] ?? 0;
}

/** How a clause wants the work to be done; a refusal of remote work asks for presence. */
export function findMode({ folded }: Clause, { words }: FitIndex): Mode | undefined {
  const mode = words.modes.find(([, said]) => says(folded, said))?.[0];
  return mode === 'remote' && says(folded, `(?:${words.negation})(?![\\p{L}\\p{N}])`) ? 'onsite' : mode;
}
