import { joinWithCommas } from './join-with-commas.ts';

const short: ReadonlyMap<string, string> = new Map([
  ['USA', 'US'],
  ['UK', 'GB'],
]);

/** Codes with a name that are not countries: unions, unknown ones, and those that ISO 3166 leaves to users. */
const noCountry = /^(AA|EU|EZ|Q[M-Z]|UN|X[A-JL-Z]|ZZ)$/;

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether this is the code of a country today: `DE`, but not `DD`, whose name is that of its successor. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !noCountry.test(code) &&
  englishNames.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

/**
 * The code (ISO 3166) of a country by its code, its usual short name, or its name in English or in its own language
 * (`Sverige`, `日本`); undefined for none.
 */
export function countryCode(name: string): string | undefined {
  const given = name.trim();
  const known = short.get(given);
  if (known) return known;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .filter(isCountry)
    .find((code) => code === given || [englishNames.of(code), ownName(code)].some((name) => isSame(name, given)));
}

const isSame = (name: string | undefined, given: string) => name?.toLowerCase() === given.toLowerCase();

const ownName = (code: string) => countryName(code, new Intl.Locale(`und-${code}`).maximize().language);

/** The name of a country (ISO 3166) in a language: `Allemagne`; the code where there is none. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/**
 * A city and its country (ISO 3166) as a language writes them: `Kimberley, South Africa`, `عمّان، الأردن`. Chinese, Japanese
 * and Korean name the country first: `中国杭州`.
 */
export function cityAndCountry(city: string, country: string, language: string): string {
  const name = countryName(country, language);
  const { script = '' } = new Intl.Locale(language).maximize();
  if (script === 'Jpan') return `${name}・${city}`;
  if (script.startsWith('Han')) return `${name}${city}`;
  if (script === 'Kore') return `${name} ${city}`;
  return joinWithCommas([city, name], language);
}
