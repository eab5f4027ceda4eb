import { groupBy } from '../group-by.ts';
import type { Problem } from '../problems.ts';
import { findDisagreeing } from './agreement.ts';
import { listPairs, type TextPair } from './list-pairs.ts';
import { type Glossary, readGlossary, type Term } from './read-glossary.ts';

/** A text and the terms in its source, each with the word that was found there. */
interface Text extends TextPair {
  uses: ReadonlyMap<Term, string>;
}

/** Checks the site’s texts in a language against its glossary; a language without one has no problems. */
export function checkGlossary(root: string, code: string): Problem[] {
  const problems: Problem[] = [];
  const glossary = readGlossary(root, code, problems);
  return glossary ? checkPairs(glossary, listPairs(root, code)) : problems;
}

/** Lists terms that are translated in another way, refused words, and words that do not agree with their noun. */
export function checkPairs(glossary: Glossary, pairs: readonly TextPair[]): Problem[] {
  // Search words are not checked: they are the words that people type.
  const texts = pairs
    .filter(({ key }) => !key.startsWith('search_words_'))
    .map(withoutCode)
    .map((pair): Text => ({ ...pair, uses: termsIn(pair.source, glossary.terms) }));
  const disagreeing = findDisagreeing(glossary);
  return [
    ...wholeTexts(texts).flatMap((parts) => missingTerms(glossary, parts)),
    ...texts.flatMap((pair) => [
      ...refusedWords(glossary, pair),
      ...disagreeing(pair.translation).map((found) => problemIn(pair, `the words in “${found}” do not agree`)),
    ]),
  ];
}

/** Each short text as a group of its own, and the parts of a longer text as one group. */
function wholeTexts(pairs: readonly Text[]): Text[][] {
  const running = groupBy(
    pairs.filter((pair) => pair.running),
    ({ key }) => key.split('#')[0],
  );
  return [...pairs.filter((pair) => !pair.running).map((pair) => [pair]), ...running.values()];
}

function missingTerms({ terms, file }: Glossary, parts: readonly Text[]): Problem[] {
  return terms.flatMap((term) => {
    const first = parts.find(({ uses }) => uses.has(term));
    if (!first || !term.checked || parts.some(({ translation }) => matches(term.found, translation))) return [];
    return problemIn(
      first,
      `the original has “${first.uses.get(term)}”: translate it as ${quoted(term.say)} (${file})`,
    );
  });
}

/** The terms in a source, each with the word found; a term within a longer one is ignored. */
function termsIn(source: string, terms: readonly Term[]): Map<Term, string> {
  const found = terms.flatMap((term) =>
    term.inEnglish.flatMap((pattern) => {
      const [word] = pattern.exec(source) ?? [];
      return word ? { term, pattern, word } : [];
    }),
  );
  const uses = new Map<Term, string>();
  for (const { term, pattern, word } of found) {
    const longer = found.filter((other) => other.word.length > word.length);
    const rest = longer.reduce((text, other) => text.replace(new RegExp(other.pattern.source, 'giu'), ' '), source);
    if (pattern.test(rest) && !uses.has(term)) uses.set(term, word);
  }
  return uses;
}

function refusedWords({ refused }: Glossary, pair: Text): Problem[] {
  const { source, translation, uses } = pair;
  const isRight = (word: string) => [...uses.keys()].some((term) => matches(term.found, word));
  return [
    ...[...uses].flatMap(([{ say, not }, used]) =>
      not.flatMap((pattern) => {
        const found = pattern.exec(translation)?.[0];
        // The word may be the translation of another term of this text.
        return found && !isRight(found) ? problemIn(pair, `“${found}” for “${used}”: write ${quoted(say)}`) : [];
      }),
    ),
    ...refused
      .filter(({ inEnglish }) => inEnglish.length === 0 || matches(inEnglish, source))
      .flatMap(({ found, write }) => {
        const word = found.exec(translation)?.[0];
        return word ? problemIn(pair, `“${word}” is not allowed: write ${write}`) : [];
      }),
  ];
}

const matches = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' or ');

const problemIn = ({ file, line, key }: TextPair, message: string): Problem => ({ file, line, key, message });

/** Code and addresses are the same in every language. */
const withoutCode = (pair: TextPair): TextPair => ({
  ...pair,
  source: prose(pair.source).replace(/\{\{\w+\}\}/g, ' '),
  translation: prose(pair.translation),
});

const prose = (text: string) => text.replace(/`[^`\n]+`/g, ' ').replace(/\]\([^)]*\)/g, ']');
