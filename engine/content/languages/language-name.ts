/** The name of a language in that language, for use in a list; undefined where CLDR does not know it. */
export function nameInCldr(tag: string): string | undefined {
  // If CLDR has no names in a language, `of` returns them in the system’s language.
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return undefined;
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
  const [first = ''] = name?.split(' ') ?? [];
  return /\p{Lu}/u.test(first) ? name : name?.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag));
}
