import { type Clause, isOneOf, says, type Token } from './advertisement.ts';
import type { FitIndex } from './fit-index.ts';

export interface FoundTool {
  name: string;
  plain: string;
  /** Its index in `subjects`; undefined where the site does not have it. */
  subject: number | undefined;
  start: number;
  end: number;
  /** The number of the group of alternatives to which it belongs; undefined where it is required itself. */
  choice?: number;
}

interface Candidate extends FoundTool {
  sure: boolean;
}

/** Finds names of tools in a clause, by the spellings of the site and of a list. */
export function makeToolFinder({ names, tools, careful, words }: FitIndex): (clause: Clause) => FoundTool[] {
  const known = new Set(tools.split(' '));
  const ambiguous = new Set(careful.split(' '));
  const has = (plain: string) => Object.hasOwn(names, plain) || known.has(plain);

  /** The known spelling: the name itself, or without a version or a plural s. */
  const knownName = (plain: string): string | undefined =>
    [plain, plain.replace(/(?<=\D{3})\d+$/, ''), plain.replace(/(?<=\w{2})s$/, '')].find((one) => one && has(one));

  function candidateAt(tokens: readonly Token[], start: number): Candidate | undefined {
    for (let end = Math.min(tokens.length, start + 4); end > start; end--) {
      const part = tokens.slice(start, end);
      if (!part.slice(0, -1).every(({ after }) => /^([ \u00A0]|[-/.])$/.test(after))) continue;
      const text = part.map(({ text, after }, index) => (index < part.length - 1 ? text + after : text)).join('');
      const joined = part.map(({ plain }) => plain).join('');
      // Short words that are adjacent by chance: “no de” is not Node.
      if (part.length > 1 && joined.length < 7 && !part.every((one) => /^[\p{Lu}\p{N}]/u.test(one.text))) continue;
      const plain = part.length > 1 ? [joined].find(has) : knownName(joined);
      const found = plain ? { text, plain } : part.length === 1 ? withoutPrefix(text) : undefined;
      if (!found) continue;
      const sure = part.length > 1 || !ambiguous.has(found.plain) || (!plain && found.text !== text);
      const subject = Object.hasOwn(names, found.plain) ? names[found.plain] : undefined;
      return { name: found.text, plain: found.plain, subject, start, end, sure };
    }
    return undefined;
  }

  /** isiZulu joins prefixes to a name: kuReact, nge-Python. */
  function withoutPrefix(text: string): { text: string; plain: string } | undefined {
    const name = /^(?:[iu]|ama|[knwyslz]?[aeiu]|ng[ae]|kw[ae]|kun[ae]|nase)(\p{Lu}.+)$/u.exec(text)?.[1];
    const plain = name && knownName(name.toLowerCase());
    return plain ? { text: name, plain } : undefined;
  }

  /** Whether an ordinary word is meant as a name, judged by its context. */
  function isMeant({ name, start, end }: Candidate, tokens: readonly Token[], shouts: boolean): boolean {
    const [before, after] = [tokens[start - 1], tokens[end]];
    const gap = tokens[end - 1]?.after ?? '';
    if (isBlocked(gap, after)) return false;
    if (/^\p{Lu}{2,}$/u.test(name) && !shouts && (name.length > 2 || name !== 'GO')) return name !== 'REACT';
    if (!/^\p{Lu}/u.test(name)) return false;
    if (tokens.length === 1) return true;
    if (after && /^[\s(:-]+$/.test(gap) && (says(after.plain, words.hints) || /^\d/.test(after.text))) return true;
    const prefix = before?.after === '-' && /^[a-z]{1,4}$/i.test(before.text);
    return prefix || Boolean(before && /^\s+$/.test(before.after) && saysBefore(before.plain));
  }

  const isConjunction = ({ plain }: Token) => isOneOf(plain, words.conjunction);

  /** Whether a tool is explicitly not required: “no PHP”, “PHP is not needed”. */
  const isRefused = ({ start, end }: Candidate, tokens: readonly Token[]): boolean =>
    isOneOf(tokens[start - 1]?.plain ?? '', words.negation) ||
    (/^\s+$/.test(tokens[end - 1]?.after ?? '') && isOneOf(tokens[end + 1]?.plain ?? '', words.negation));

  /** Groups names that are joined by “or”, with those before them in the same list. */
  function markChoices(found: Candidate[], tokens: readonly Token[]): FoundTool[] {
    for (const [index, one] of found.entries()) {
      if (!isChoice(found[index - 1], one, tokens)) continue;
      one.choice = one.start;
      for (let place = index - 1; place >= 0; place--) {
        const [before, next] = [found[place], found[place + 1]];
        if (!before || !next || next.start - before.end > 1) break;
        before.choice = one.start;
      }
    }
    return found;
  }

  /** Whether “or” precedes a name, possibly with an isiZulu article between them: noma i-Rust. */
  const isChoice = (before: Candidate | undefined, { start }: Candidate, tokens: readonly Token[]): boolean =>
    before !== undefined &&
    tokens.slice(before.end, start).some(({ plain }) => isOneOf(plain, words.alternative)) &&
    start - before.end < 3;

  const saysBefore = (plain: string) => isOneOf(plain, words.before) || says(plain, words.hints);

  const isBlocked = (gap: string, after: Token | undefined): boolean =>
    after !== undefined && (/^&$/.test(gap) || (/^[\s-]+$/.test(gap) && isOneOf(after.plain, words.blockers)));

  function isInList(one: Candidate, all: readonly Candidate[], tokens: readonly Token[]): boolean {
    const gapAfter = tokens[one.end - 1]?.after ?? '';
    if (isBlocked(gapAfter, tokens[one.end])) return false;
    const sides = [
      neighbour(tokens, one.start - 1, -1, tokens[one.start - 1]?.after ?? ''),
      neighbour(tokens, one.end, 1, gapAfter),
    ];
    const isSure = (place: number | undefined) =>
      place !== undefined && all.some(({ sure, start, end }) => sure && place >= start && place < end);
    if (!sides.some(isSure)) return false;
    // In lower case it may be any word: the other side must also be a name or an end.
    return /^\p{Lu}/u.test(one.name) || sides.every((side, index) => isSure(side) || endsAt(one, index, tokens));
  }

  function endsAt({ start, end }: Candidate, side: number, tokens: readonly Token[]): boolean {
    const gap = tokens[side === 0 ? start - 1 : end - 1]?.after ?? '';
    return side === 0
      ? start === 0 || /[^\s]/.test(gap) || saysBefore(tokens[start - 1]?.plain ?? '')
      : end === tokens.length || /[^\s-]/.test(gap);
  }

  /** The index of the next word of a list, after a comma, a slash or an “and”. */
  function neighbour(tokens: readonly Token[], place: number, step: 1 | -1, gap: string): number | undefined {
    const token = tokens[place];
    if (!token) return undefined;
    if (/^\s*[,;/|·•()&+]+\s*$/.test(gap)) {
      return isOneOf(token.plain, words.conjunction) ? place + step : place;
    }
    return /^\s+$/.test(gap) && isOneOf(token.plain, words.conjunction) ? place + step : undefined;
  }

  return ({ tokens, text }) => {
    const candidates: Candidate[] = [];
    for (let start = 0; start < tokens.length; ) {
      const found = candidateAt(tokens, start);
      if (found && !isRefused(found, tokens)) candidates.push(found);
      start = found?.end ?? start + 1;
    }
    const shouts = text === text.toUpperCase() && tokens.length > 3;
    // If there is nothing but names, an ordinary word is one, too.
    const others = tokens.filter(
      (token, place) => !isConjunction(token) && !candidates.some(({ start, end }) => place >= start && place < end),
    );
    for (const one of candidates)
      one.sure ||= (others.length === 0 && /^\p{Lu}/u.test(one.name)) || isMeant(one, tokens, shouts);
    // An entry next to a certain name in a list is certain, and then makes its own neighbour certain.
    for (let changed = true; changed; ) {
      changed = false;
      for (const one of candidates) {
        if (one.sure || !isInList(one, candidates, tokens)) continue;
        one.sure = true;
        changed = true;
      }
    }
    return markChoices(
      candidates.filter(({ sure }) => sure),
      tokens,
    );
  };
}
