import { type Clause, isOneOf, type Token } from './advertisement.ts';
import type { FitIndex } from './fit-index.ts';
import { makeNameFilter } from './tool-context.ts';
import { type Candidate, makeNameFinder } from './tool-names.ts';

export interface FoundTool extends Candidate {
  /** The number of the group of alternatives to which the tool belongs; undefined if it belongs to none. */
  choice?: number;
}

/** Finds names of tools in a clause, by the spellings of the site and of a list. */
export function makeToolFinder(index: FitIndex): (clause: Clause) => FoundTool[] {
  const { words } = index;
  const findNameAt = makeNameFinder(index);
  const keepNames = makeNameFilter(words);

  /** Whether a tool is explicitly not required: “no PHP”, “PHP is not needed”. */
  const isNegated = ({ start, end }: Candidate, tokens: readonly Token[]): boolean =>
    isOneOf(tokens[start - 1]?.plain ?? '', words.negation) ||
    (/^\s+$/.test(tokens[end - 1]?.after ?? '') && isOneOf(tokens[end + 1]?.plain ?? '', words.negation));

  /** Groups names that are joined by “or”, with those before them in the same list. */
  function groupAlternatives(found: FoundTool[], tokens: readonly Token[]): FoundTool[] {
    for (const [index, one] of found.entries()) {
      if (!isAlternative(found[index - 1], one, tokens)) continue;
      one.choice = one.start;
      for (let place = index - 1; place >= 0; place--) {
        const [before, next] = [found[place], found[place + 1]];
        if (!before || !next || next.start - before.end > 1) break;
        // In “A and B, C or D”, B ends the list before the alternatives.
        if (place < index - 1 && (isJoinedByAnd(before, next) || isJoinedByAnd(found[place - 1], before))) break;
        before.choice = one.start;
      }
    }
    return found;

    function isJoinedByAnd(before: FoundTool | undefined, next: FoundTool): boolean {
      const between = tokens.slice(before?.end ?? next.start, next.start);
      return between.some(({ plain }) => isOneOf(plain, words.conjunction) && !isOneOf(plain, words.alternative));
    }
  }

  /** Whether “or” precedes a name, possibly with an isiZulu article between them: noma i-Rust. */
  const isAlternative = (before: Candidate | undefined, { start }: Candidate, tokens: readonly Token[]): boolean =>
    before !== undefined &&
    tokens.slice(before.end, start).some(({ plain }) => isOneOf(plain, words.alternative)) &&
    start - before.end < 3;

  return ({ tokens, text }) => {
    const candidates: Candidate[] = [];
    for (let start = 0; start < tokens.length; ) {
      const found = findNameAt(tokens, start);
      if (found && !isNegated(found, tokens)) candidates.push(found);
      start = found?.end ?? start + 1;
    }
    return groupAlternatives(keepNames(candidates, tokens, text), tokens);
  };
}
