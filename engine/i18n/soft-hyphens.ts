const softHyphen = '\u00ad';

const minLength = 10;

/** Words by language, in lower case, with soft hyphens. */
export type Hyphenation = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Hyphenates long words with the owner’s list, and in isiZulu after each syllable, all of which end in a vowel. */
export function softHyphens(text: string, language: string, listed: Hyphenation = {}): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < minLength) return word;
    const known = listed[language]?.[word.toLowerCase()];
    if (known) return likeWord(known, word);
    return language === 'zu' && !/.\p{Lu}/u.test(word) ? hyphenateZulu(word) : word;
  });
}

/** Applies the listed hyphens to a word in its own case. */
function likeWord(known: string, word: string): string {
  let at = 0;
  return [...known].map((letter) => (letter === softHyphen ? letter : word[at++])).join('');
}

/** At least three letters on either side. Names with a capital inside are foreign and not hyphenated. */
function hyphenateZulu(word: string): string {
  return word.replace(/[aeiou](?=[^aeiou]+[aeiou])/gi, (vowel, index: number) =>
    index >= 2 && index < word.length - 3 ? vowel + softHyphen : vowel,
  );
}
