import { isTimeZone } from '../../content/schemas/shared.ts';
import type { Place } from './place.ts';

/** Current names of time zones for the old ones that ICU keeps for compatibility. */
const renamed: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The main time zone of a country: CLDR's primary zone, or the capital's if all zones have the same time. */
const primaryZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MH: 'Pacific/Majuro',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
};

/** The time zones (IANA) of a country, by its code, as CLDR lists them. */
export function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] };
  // Node 20 has only the property.
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.map((zone) => renamed[zone] ?? zone).filter(isTimeZone);
}

/**
 * The time zone of a place: the zone named after it, or its country’s if most or all of the country has the same time;
 * undefined if the owner has to be asked.
 */
export function timeZoneOf({ city, country }: Place): string | undefined {
  const zones = timeZonesOf(country);
  const named = zones.find((zone) => plain(zone.replace(/^.*\//, '')) === plain(city));
  if (named) return named;
  if (primaryZones[country]) return primaryZones[country];
  const times = new Set(zones.map(timesOf));
  return times.size === 1 ? zones[0] : undefined;
}

/** Makes `Ürümqi`, `Urumqi` and `urumqi` equal. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What clocks show in each month of this year. */
function timesOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const year = new Date().getUTCFullYear();
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(year, month, 1))).join();
}
