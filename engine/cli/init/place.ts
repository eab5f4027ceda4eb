import { cityAndCountry, countryCode } from '../../content/languages/countries.ts';

export interface Place {
  city: string;
  region?: string | undefined;
  country: string;
}

/** The commas with which scripts separate a place from its country. */
const comma = /[,،，、]/;

/** Parses `Kimberley, South Africa`, optionally with a region; undefined if it does not end with a known country. */
export function readPlace(text: string): Place | undefined {
  const parts = text.split(comma).map((part) => part.trim());
  const country = countryCode(parts.at(-1) ?? '');
  const [city, ...regions] = parts.slice(0, -1);
  if (!city || !country) return undefined;
  return { city, ...(regions.length > 0 && { region: regions.join(', ') }), country };
}

/** A place as it is written in a language: `Kimberley, South Africa`. */
export const placeIn = ({ city, country }: Place, language: string): string => cityAndCountry(city, country, language);
