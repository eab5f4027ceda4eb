import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stale } from '../content.ts';
import { findShownFields, splitFrontMatter } from '../files/front-matter.ts';
import { dayOfChange, type Lines } from '../files/git-history.ts';
import { groupBy } from '../group-by.ts';
import { sourceCodeOf } from '../languages/source-language.ts';
import type { WordsRead } from '../texts/read-dictionaries.ts';
import { eachTranslation, type TranslatedText } from './ledger.ts';

/**
 * Finds texts in files of their own whose source has changed since they were accepted, by path of the translation.
 * @param read for callers that have read the words
 */
export function findStale(root: string, codes: readonly string[], read?: WordsRead): Record<string, Stale> {
  const sourceCode = sourceCodeOf(root);
  const stale = codes
    .filter((code) => code !== sourceCode)
    .flatMap((code) => [...eachTranslation(root, code, read)].filter(isBehind));
  const files = groupBy(stale, ({ file }) => file);
  return Object.fromEntries(
    [...files].map(([file, texts]) => {
      const source = file.replace(/[^/]+$/, `${sourceCode}.mdx`);
      const lines = texts.flatMap((text) => linesOf(root, source, text));
      return [file, { on: dayOfChange(root, source, lines) }];
    }),
  );
}

const isBehind = ({ file, state, known }: TranslatedText): boolean =>
  state === 'stale' && known === true && file.endsWith('.mdx');

function linesOf(root: string, sourceFile: string, { key, blocks, source }: TranslatedText): Lines[] {
  const stale = blocks?.filter(({ state }) => state === 'stale');
  if (stale) return stale.map(({ source: { line, lastLine } }) => ({ from: line, to: lastLine }));
  if (source?.line) return [{ from: source.line, to: source.line }];
  if (!key.endsWith(' title')) return [];
  const whole = readFileSync(join(root, sourceFile), 'utf8');
  const { front, start: frontStart } = splitFrontMatter(whole);
  return findShownFields(front).map(({ text, start }) => {
    const from = whole.slice(0, frontStart + start).split('\n').length;
    return { from, to: from + text.split('\n').length - 1 };
  });
}
