/** The commas of scripts (ISO 15924) that do not have “,”. */
const commas: Readonly<Record<string, string>> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' };

/**
 * Joins words or names, without an “and”; empty ones are left out.
 * @param language a language code or tag: `ar` gives `أ، ب`
 */
export function joinWithCommas(parts: readonly (string | undefined)[], language: string): string {
  const { script = '' } = new Intl.Locale(language).maximize();
  return parts.filter(Boolean).join(commas[script] ?? ', ');
}
