/** A time zone in any language: 'UTC+2 · Africa/Johannesburg', with both offsets if it has daylight saving time. */
export function timeZoneText(zone: string): string {
  const offsets = ['2025-01-01', '2025-07-01'].map((day) => offsetOf(zone, new Date(`${day}T00:00:00Z`)));
  return `${[...new Set(offsets)].join(' / ')} · ${zone.replaceAll('_', ' ')}`;
}

/** The distance of a time zone from UTC at a moment, for example 'UTC+2'. */
export function offsetOf(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
}
