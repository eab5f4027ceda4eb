/** How many letters a line of the resume holds at least, and where a longer word is parted. */
const longest = 100;
const part = 50;

/** Where a word may be parted: invisible (U+200B). */
export const mayPart = '\u200b';

/** Letters of scripts that are written without spaces: there a line may end anywhere. */
export const spaceless = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';

const tooLong = new RegExp(`[^\\s${spaceless}]{${longest + 1},}`, 'gu');

/** True where a word is wider than any line. */
export const isParted = (text: string): boolean => text.search(tooLong) >= 0;

export const partWords = (text: string): string =>
  text.replace(tooLong, (word) => (word.match(new RegExp(`.{1,${part - 1}}(?:[^-]|$)`, 'gu')) ?? []).join(mayPart));

/** Letters of scripts that run from right to left. */
export const fromRightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
