import { escapeRegExp } from '../escape-regexp.ts';
import type { Glossary } from './read-glossary.ts';

/** Finds the words beside a noun that do not agree with its class, in languages whose glossary has `agreement`. */
export function findDisagreeing({ terms, agreement }: Glossary): (text: string) => string[] {
  if (!agreement) return () => [];
  const { classes, prefixes, dropped } = agreement;
  const [before, after] = (['before', 'after'] as const).map((side) =>
    oneOf(Object.values(classes).flatMap((one) => one[side])),
  );
  const prefix = prefixes.length > 0 ? `(?:${oneOf(prefixes)})?` : '';
  const nouns = terms.flatMap(({ say, classes: names }) =>
    say.flatMap((noun, index) => {
      const own = classes[names[index] ?? ''];
      if (!own) return [];
      const bare = dropped.length > 0 ? noun.replace(new RegExp(`^(?:${oneOf(dropped)})-?`, 'iu'), '') : noun;
      return {
        words: [bare.toLowerCase(), noun.toLowerCase()],
        before: new RegExp(`(?<![\\p{L}-])${prefix}(${before}) ${escapeRegExp(bare)}(?![\\p{L}-])`, 'giu'),
        after: new RegExp(`(?<![\\p{L}-])${escapeRegExp(noun)} (${after})(?![\\p{L}-])`, 'giu'),
        agree: [...own.before, ...own.after],
      };
    }),
  );
  return (text) => {
    const lower = text.toLowerCase();
    return nouns
      .filter(({ words }) => words.some((word) => lower.includes(word)))
      .flatMap(({ before, after, agree }) =>
        [...text.matchAll(before), ...text.matchAll(after)]
          .filter(([, word = '']) => !agree.includes(word.toLowerCase()))
          .map(([found]) => found),
      );
  };
}

const oneOf = (words: readonly string[]) => [...new Set(words)].map(escapeRegExp).join('|');
