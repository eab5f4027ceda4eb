const short: Readonly<Record<string, string>> = { USA: 'US', UK: 'GB' };

/**
 * The code (ISO 3166) of a country by its English name, by its code, or by the short names that people use.
 * @returns undefined where there is no such country
 */
export function countryCode(name: string): string | undefined {
  const given = name.trim();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  if (short[given]) return short[given];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => {
    const country = names.of(code);
    return country !== undefined && (code === given || country.toLowerCase() === given.toLowerCase());
  });
}

/** What a country is called in a language. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
