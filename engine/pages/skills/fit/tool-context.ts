import { containsWord, isOneOf, type Token } from './advertisement.ts';
import type { FitWords } from './fit-index.ts';
import type { Candidate } from './tool-names.ts';

/** Decides by context which candidates that are also ordinary words are meant as names. */
export function makeNameFilter(words: FitWords) {
  const isConjunction = ({ plain }: Token) => isOneOf(plain, words.conjunction);

  const precedesNames = (plain: string) => isOneOf(plain, words.before) || containsWord(plain, words.hints);

  const isBlocked = (gap: string, after: Token | undefined): boolean =>
    after !== undefined && (/^&$/.test(gap) || (/^[\s-]+$/.test(gap) && isOneOf(after.plain, words.blockers)));

  /** Whether an ordinary word is meant as a name, judged by the words beside it. */
  function isName({ name, start, end }: Candidate, tokens: readonly Token[], isAllCapitals: boolean): boolean {
    const [before, after] = [tokens[start - 1], tokens[end]];
    const gap = tokens[end - 1]?.after ?? '';
    if (isBlocked(gap, after)) return false;
    if (/^\p{Lu}{2,}$/u.test(name) && !isAllCapitals && (name.length > 2 || name !== 'GO')) return name !== 'REACT';
    if (!/^\p{Lu}/u.test(name)) return false;
    if (tokens.length === 1) return true;
    if (after && /^[\s(:-]+$/.test(gap) && (containsWord(after.plain, words.hints) || /^\d/.test(after.text)))
      return true;
    const prefix = before?.after === '-' && /^[a-z]{1,4}$/i.test(before.text);
    return prefix || Boolean(before && /^\s+$/.test(before.after) && precedesNames(before.plain));
  }

  function isInList(one: Candidate, all: readonly Candidate[], tokens: readonly Token[]): boolean {
    const gapAfter = tokens[one.end - 1]?.after ?? '';
    if (isBlocked(gapAfter, tokens[one.end])) return false;
    const sides = [
      neighbour(tokens, one.start - 1, -1, tokens[one.start - 1]?.after ?? ''),
      neighbour(tokens, one.end, 1, gapAfter),
    ];
    const isCertain = (place: number | undefined) =>
      place !== undefined && all.some(({ sure, start, end }) => sure && place >= start && place < end);
    if (!sides.some(isCertain)) return false;
    // A lower-case candidate may be any word: its other side must also be a name or an end.
    return /^\p{Lu}/u.test(one.name) || sides.every((side, index) => isCertain(side) || endsAt(one, index, tokens));
  }

  function endsAt({ start, end }: Candidate, side: number, tokens: readonly Token[]): boolean {
    const gap = tokens[side === 0 ? start - 1 : end - 1]?.after ?? '';
    return side === 0
      ? start === 0 || /[^\s]/.test(gap) || precedesNames(tokens[start - 1]?.plain ?? '')
      : end === tokens.length || /[^\s-]/.test(gap);
  }

  /** The index of the next word of a list, after a comma, a slash or an “and”. */
  function neighbour(tokens: readonly Token[], place: number, step: 1 | -1, gap: string): number | undefined {
    const token = tokens[place];
    if (!token) return undefined;
    if (/^\s*[,;/|·•()&+]+\s*$/.test(gap)) return isConjunction(token) ? place + step : place;
    return /^\s+$/.test(gap) && isConjunction(token) ? place + step : undefined;
  }

  return (candidates: Candidate[], tokens: readonly Token[], text: string): Candidate[] => {
    const isAllCapitals = text === text.toUpperCase() && tokens.length > 3;
    // If all other words are names, an ordinary word is also a name.
    const others = tokens.filter(
      (token, place) => !isConjunction(token) && !candidates.some(({ start, end }) => place >= start && place < end),
    );
    for (const one of candidates)
      one.sure ||= (others.length === 0 && /^\p{Lu}/u.test(one.name)) || isName(one, tokens, isAllCapitals);
    // An entry next to a certain name in a list is certain, and then makes its own neighbour certain.
    for (let changed = true; changed; ) {
      changed = false;
      for (const one of candidates) {
        if (one.sure || !isInList(one, candidates, tokens)) continue;
        one.sure = true;
        changed = true;
      }
    }
    return candidates.filter(({ sure }) => sure);
  };
}
