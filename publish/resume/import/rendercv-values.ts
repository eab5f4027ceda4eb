/** What RenderCV's fields say, as JSON Resume writes it. */
export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number as a text without Markdown. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? plain(String(value)) : undefined;

export const firstOf = (value: unknown) => textOf(Array.isArray(value) ? value[0] : value);
export const listOf = (value: unknown) =>
  Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : undefined;

/** When something began and ended; words such as `present` say no date. */
export function datesOf({ start_date: start, end_date: end, date }: Entry): Entry {
  return { startDate: dateOf(start), endDate: dateOf(end) ?? (start === undefined ? dateOf(date) : undefined) };
}

/** A day, a month or a year. */
export function dateOf(value: unknown): string | undefined {
  return /^\d{4}(-\d{2}(-\d{2})?)?$/.exec(String(value ?? ''))?.[0];
}

/** Texts of RenderCV are Markdown: what is bold, or a link, is its words. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|`)(.+?)\1/g, '$2')
    .trim();
