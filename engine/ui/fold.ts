/** Letters that do not decompose into a base letter and an accent. */
const others: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Normalises a text: 'audio' finds 'Áudio', 'strasse' finds 'Straße'; non-breaking spaces become spaces. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most words need no further work.
  if (/^[ -~]*$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => others[letter] ?? letter);
}

/** Whether each word of a query occurs in a text, also inside a word, ignoring case and accents. */
export function containsAll(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((part) => folded.includes(part));
}
