import type { DisplayDate } from './display-date.ts';
import { languageOf } from './languages.ts';

/**
 * A date in long form, for example 'March 15, 2025'.
 * @param iso yyyy-mm-dd
 */
export function longDate(iso: string, language: string): DisplayDate {
  return { iso, text: format(iso, language, { year: 'numeric', month: 'long', day: 'numeric' }) };
}

/**
 * A month, for example 'Jan 2023'.
 * @param iso yyyy-mm, or yyyy where only the year is known
 */
export function shortMonth(iso: string, language: string): DisplayDate {
  if (iso.length === 4) return { iso, text: iso };
  return { iso, text: format(`${iso}-01`, language, { year: 'numeric', month: 'short' }) };
}

/**
 * A month in the form that every resume parser reads, in any language: '01/2023'.
 * @param iso yyyy-mm, or yyyy where only the year is known
 */
export function numericMonth(iso: string): DisplayDate {
  const [year = '', month] = iso.split('-');
  return { iso, text: month ? `${month}/${year}` : year };
}

/**
 * A date with its weekday, for example 'Fri, Mar 15, 2030'.
 * @param iso yyyy-mm-dd
 */
export function dayWithWeekday(iso: string, language: string): DisplayDate {
  return { iso, text: format(iso, language, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }) };
}

function format(iso: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${iso}T00:00:00Z`);
  // A calendar date has no time zone: UTC on both sides keeps it the same everywhere.
  const partsIn = (locale: string) => formatterOf(locale, options).formatToParts(date);
  const { tag, dates } = languageOf(language);
  const words = partsIn(tag);
  return partsIn(dates)
    .map(({ type, value }) => (type === 'literal' ? value : (words.find((word) => word.type === type)?.value ?? value)))
    .join('');
}

/** Cached, because each formatter holds hundreds of kilobytes outside the heap, which are freed late. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, known);
  return known;
}

/** A number in the digits and with the separators of a language, `1,204.5`; at most three decimals. */
export function plainNumber(number: number, language: string): string {
  return new Intl.NumberFormat(languageOf(language).numbers).format(number);
}

/**
 * Formats a number with its unit, for example '14,600 bytes' or '762 ms'.
 * @param unit one of https://tc39.es/ecma402/#table-sanctioned-single-unit-identifiers
 */
export function plainUnit(number: number, unit: string, language: string): string {
  // The short form of bytes has no plural: “5 byte”.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(languageOf(language).numbers, { style: 'unit', unit, unitDisplay }).format(number);
}

/** A text that begins with a capital letter, in scripts that have them. */
export function withCapital(text: string, language: string): string {
  return text.replace(/^./u, (letter) => letter.toLocaleUpperCase(languageOf(language).tag));
}

/** Formats a list, for example 'a, b, and c'. */
export function plainList(items: readonly string[], language: string): string {
  return new Intl.ListFormat(languageOf(language).tag, { type: 'conjunction' }).format(items);
}

/** Minutes to read this many words, at 220 words a minute, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}
