/** The locale for `Intl`: English dates are American, as the specification writes them. */
export function localeOf(code: string): string {
  return code === 'en' ? 'en-US' : code;
}

/**
 * Languages whose dates and numbers CLDR does not give as they are written, and the locale that has them right. To
 * isiZulu it gives American ones; South Africa writes the day before the month, a decimal comma and a space between
 * thousands.
 */
const writtenLike: Readonly<Record<string, string>> = { zu: 'en-ZA' };

/** The locale for the order of a date's parts, and for the signs in a number; names and plural rules are `localeOf`'s. */
export function notationOf(code: string): string {
  return writtenLike[code] ?? localeOf(code);
}
