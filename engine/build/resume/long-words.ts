/** Letters that fit on every line of the resume; longer words are broken. */
const longest = 100;
const part = 50;

/** Zero width space, at which a word may be broken. */
export const breakPoint = '\u200b';

/** Scripts without spaces, in which a line may end anywhere. */
export const spacelessScripts = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';

const tooLong = new RegExp(`[^\\s${spacelessScripts}]{${longest + 1},}`, 'gu');

/** Whether `breakWords` changes a text. */
export const isBroken = (text: string): boolean => text.search(tooLong) >= 0;

/** A text with a `breakPoint` every fifty letters or sooner in words that are too long, but not after a hyphen. */
export const breakWords = (text: string): string =>
  text.replace(tooLong, (word) => (word.match(new RegExp(`.{1,${part - 1}}(?:[^-]|$)`, 'gu')) ?? []).join(breakPoint));

export const rightToLeftScripts = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
