import { localeOf } from './locale.ts';

/** A moment for a `<time>`: machine-readable and in words. */
export interface DisplayDate {
  /** yyyy-mm-dd or yyyy-mm. */
  iso: string;
  text: string;
}

/**
 * Writes a day in a language's long form, for example 'March 15, 2025'.
 * @param iso yyyy-mm-dd
 */
export function longDate(iso: string, language: string): DisplayDate {
  return { iso, text: format(iso, language, { year: 'numeric', month: 'long', day: 'numeric' }) };
}

/**
 * Writes a month, for example 'Jan 2023'.
 * @param iso yyyy-mm, or yyyy where only the year is known
 */
export function shortMonth(iso: string, language: string): DisplayDate {
  if (iso.length === 4) return { iso, text: iso };
  return { iso, text: format(`${iso}-01`, language, { year: 'numeric', month: 'short' }) };
}

/**
 * Writes the last day of the retirement ribbon: weekday short, year numeric, month short, day numeric.
 * @param iso yyyy-mm-dd
 */
export function dayWithWeekday(iso: string, language: string): DisplayDate {
  return { iso, text: format(iso, language, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }) };
}

function format(iso: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // A calendar day has no time zone: UTC on both sides keeps it the same day everywhere.
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

/** Minutes to read so many words, at 220 words a minute, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}
