/** Languages whose dates and numbers CLDR formats wrongly, with a locale that has them right. */
const writtenLike: Readonly<Record<string, string>> = { zu: 'en-ZA' };

/** Languages whose code does not say in which variety, or in which script, the engine writes them. */
const usualTags: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-Hans' };

/** The BCP 47 tag that a new language gets, where its code is not enough: `zh-Hans` for `zh`. */
export const usualTag = (code: string): string | undefined => usualTags[code];

/** The locale for the formats of dates and numbers, by a language’s BCP 47 tag. */
export function notationOf(tag: string): string {
  return writtenLike[tag.split('-')[0] ?? tag] ?? tag;
}
