/**
 * What a language calls itself, as it stands in a list: with a capital first letter, except where the capital is
 * further in, as in isiZulu.
 * @returns undefined where CLDR does not know the language
 */
export function nameInCldr(tag: string): string | undefined {
  // Where CLDR has no names in a language, it would return them in the system's language.
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return undefined;
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
  const [first = ''] = name?.split(' ') ?? [];
  return /\p{Lu}/u.test(first) ? name : name?.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag));
}
