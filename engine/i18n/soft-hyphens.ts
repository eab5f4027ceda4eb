const softHyphen = '\u00ad';

/** Shorter words fit on a line. */
const shortest = 10;

/** Words by language, each in small letters, with soft hyphens where it may break. */
export type Hyphenation = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Lets the long words of a heading break where their language breaks them: as the owner lists them, and in isiZulu,
 * whose syllables all end in a vowel, after each syllable.
 * @param language code of the text's language
 * @param listed the words of `words/hyphenation`
 */
export function softHyphens(text: string, language: string, listed: Hyphenation = {}): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < shortest) return word;
    const known = listed[language]?.[word.toLowerCase()];
    if (known) return likeWord(known, word);
    return language === 'zu' && !/.\p{Lu}/u.test(word) ? breakZulu(word) : word;
  });
}

/** The letters of the word with the breaks of the listed one. */
function likeWord(known: string, word: string): string {
  let at = 0;
  return [...known].map((letter) => (letter === softHyphen ? letter : word[at++])).join('');
}

/** No break leaves less than three letters on either side. Names with a capital inside are foreign, and stay whole. */
function breakZulu(word: string): string {
  return word.replace(/[aeiou](?=[^aeiou]+[aeiou])/gi, (vowel, index: number) =>
    index >= 2 && index < word.length - 3 ? vowel + softHyphen : vowel,
  );
}
