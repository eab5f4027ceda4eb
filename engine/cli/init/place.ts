import { countryCode, countryName } from '../../build/resume/import/countries.ts';

/** Where the owner works. `country` is an ISO 3166 code. */
export interface Place {
  city: string;
  region?: string | undefined;
  country: string;
}

/**
 * Reads a place as people write it: `Kimberley, South Africa`, with a region between them if wanted.
 * @returns undefined where there is no country at its end
 */
export function readPlace(text: string): Place | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const country = countryCode(parts.at(-1) ?? '');
  const [city, ...regions] = parts.slice(0, -1);
  if (!city || !country) return undefined;
  return { city, ...(regions.length > 0 && { region: regions.join(', ') }), country };
}

/** A place in a language: the city with the country. */
export const placeIn = ({ city, country }: Place, language: string): string =>
  `${city}, ${countryName(country, language)}`;
