/**
 * Languages whose dates and numbers CLDR does not give as they are written, and the locale that has them right. To
 * isiZulu it gives American ones; South Africa writes the day before the month, a decimal comma and a space between
 * thousands.
 */
const writtenLike: Readonly<Record<string, string>> = { zu: 'en-ZA' };

/** The locale for the order of a date's parts, and for the signs in a number, by a language's BCP 47 tag. */
export function notationOf(tag: string): string {
  return writtenLike[tag.split('-')[0] ?? tag] ?? tag;
}
