import { content, languages } from '../support/site-map.ts';

/** The language with the longest words. */
export const longestWordsLanguage =
  languages
    .map((code) => {
      const words = Object.values(content.dictionaries[code] ?? {}).flatMap(
        (text) => text.match(/[\p{L}\p{M}]+/gu) ?? [],
      );
      return { code, letters: Math.max(...words.map((word) => word.length)) };
    })
    .sort((a, b) => b.letters - a.letters)[0]?.code ?? 'en';
