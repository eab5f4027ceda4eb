import { plainLetters } from '../languages/plain-letters.ts';

/** A tag written like a key counts as one, so that a misspelt key is a problem instead of a new tag. */
export const isKeyLike = (tag: string): boolean => /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(tag);

export const maxTagLength = 40;

/** Whether a tag is written as a word, in any script: `TypeScript`, `Größe`, `日本語`. */
export const isTagWord = (tag: string): boolean =>
  !isKeyLike(tag) && tag.length <= maxTagLength && tagKey(tag) !== 'tag_' && !/\p{Cc}|\{\{/u.test(tag);

const signs: Readonly<Record<string, string>> = { '#': ' sharp ', '+': ' plus ', '&': ' and ' };

/** The key of a tag that is written as a word: `tag_c_sharp` for `C#`, `tag_ubersicht` for `Übersicht`. */
export function tagKey(word: string): string {
  const plain = plainLetters(word).replace(/[#+&]/g, (sign) => signs[sign] ?? sign);
  return `tag_${plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '_').replace(/^_|_$/g, '')}`;
}
