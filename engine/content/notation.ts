/** Languages whose dates and numbers CLDR formats wrongly, with a locale that has them right. */
const writtenLike: Readonly<Record<string, string>> = { zu: 'en-ZA' };

/** The locale for the formats of dates and numbers, by a language’s BCP 47 tag. */
export function notationOf(tag: string): string {
  return writtenLike[tag.split('-')[0] ?? tag] ?? tag;
}
