/** Letters that are another one with something added, but no accent that can be taken off. */
const others: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text as search compares it: without case and accents, so that 'Áudio' is found by 'audio' and 'Straße' by 'strasse';
 * a space that does not break is one.
 */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most words have nothing to take off.
  if (/^[ -~]*$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => others[letter] ?? letter);
}

/** Whether each part of a query occurs in a text, in the middle of a word as well, without case and accents. */
export function holdsAll(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((part) => folded.includes(part));
}
