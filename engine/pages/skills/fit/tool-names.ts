import type { Token } from './advertisement.ts';
import type { FitIndex } from './fit-index.ts';

export interface Candidate {
  /** The name as written in the advertisement. */
  name: string;
  /** The known spelling. */
  plain: string;
  /** Its index in `subjects`; undefined if the site does not have the tool. */
  subject: number | undefined;
  /** Its tokens: from `start` to before `end`. */
  start: number;
  end: number;
  /** Whether it is a name, not an ordinary word. */
  sure: boolean;
}

/** Finds the longest name of a tool that starts at a token, by the spellings of the site and of a list. */
export function makeNameFinder({ names, tools, careful }: FitIndex) {
  const known = new Set(tools.split(' '));
  const ambiguous = new Set(careful.split(' '));
  const has = (plain: string) => Object.hasOwn(names, plain) || known.has(plain);

  /** The known spelling: the name itself, or without a version or a plural s. */
  const knownName = (plain: string): string | undefined =>
    [plain, plain.replace(/(?<=\D{3})\d+$/, ''), plain.replace(/(?<=\w{2})s$/, '')].find((one) => one && has(one));

  /** isiZulu joins prefixes to a name: kuReact, nge-Python. */
  function withoutPrefix(text: string): { text: string; plain: string } | undefined {
    const name = /^(?:[iu]|ama|[knwyslz]?[aeiu]|ng[ae]|kw[ae]|kun[ae]|nase)(\p{Lu}.+)$/u.exec(text)?.[1];
    const plain = name && knownName(name.toLowerCase());
    return plain ? { text: name, plain } : undefined;
  }

  return (tokens: readonly Token[], start: number): Candidate | undefined => {
    for (let end = Math.min(tokens.length, start + 4); end > start; end--) {
      const part = tokens.slice(start, end);
      if (!part.slice(0, -1).every(({ after }) => /^([ \u00A0]|[-/.])$/.test(after))) continue;
      const text = part.map(({ text, after }, index) => (index < part.length - 1 ? text + after : text)).join('');
      const joined = part.map(({ plain }) => plain).join('');
      // Short words may be adjacent by chance: “no de” is not Node.
      if (part.length > 1 && joined.length < 7 && !part.every((one) => /^[\p{Lu}\p{N}]/u.test(one.text))) continue;
      const plain = part.length > 1 ? [joined].find(has) : knownName(joined);
      const found = plain ? { text, plain } : part.length === 1 ? withoutPrefix(text) : undefined;
      if (!found) continue;
      const sure = part.length > 1 || !ambiguous.has(found.plain) || (!plain && found.text !== text);
      const subject = Object.hasOwn(names, found.plain) ? names[found.plain] : undefined;
      return { name: found.text, plain: found.plain, subject, start, end, sure };
    }
    return undefined;
  };
}
