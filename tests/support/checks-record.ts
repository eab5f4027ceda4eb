import type { Checks } from '../../engine/content/schemas.ts';

export interface Look {
  address: string;
  language: string;
  /** Pixels. */
  width: number;
  theme: string;
  /** Number of problems. */
  findings: number;
}

const type = 'axe';

/** An annotation of a test, from which `npm run test:all` makes its record. */
export const noteOf = (look: Look) => ({ type, description: JSON.stringify(look) });

export function looksIn(notes: readonly { type: string; description?: string | undefined }[]): Look[] {
  return notes.flatMap((note) =>
    note.type === type && note.description ? (JSON.parse(note.description) as Look) : [],
  );
}

/**
 * @param date yyyy-mm-dd
 * @param engines the browsers in which tests ran
 */
export function recordOf(looks: readonly Look[], date: string, engines: readonly string[]): Checks {
  const different = <Value>(part: (look: Look) => Value) => [...new Set(looks.map(part))];
  return {
    date,
    pages: different(({ address }) => address).length,
    languages: different(({ language }) => language).length,
    themes: different(({ theme }) => theme).length,
    widths: different(({ width }) => width).sort((a, b) => a - b),
    findings: looks.reduce((sum, look) => sum + look.findings, 0),
    engines: [...engines],
  };
}

/** Formats the record like the formatter: a field per line. */
export function writeRecord(record: Checks): string {
  const lines = Object.entries(record).map(([field, value]) => `  "${field}": ${oneLine(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const oneLine = (value: unknown) =>
  Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value);
