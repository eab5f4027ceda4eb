import type { Checks } from '../../engine/content/schemas.ts';

export interface PageCheck {
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
export const annotationOf = (check: PageCheck) => ({ type, description: JSON.stringify(check) });

export function checksIn(annotations: readonly { type: string; description?: string | undefined }[]): PageCheck[] {
  return annotations.flatMap((annotation) =>
    annotation.type === type && annotation.description ? (JSON.parse(annotation.description) as PageCheck) : [],
  );
}

/**
 * @param date yyyy-mm-dd
 * @param engines the browsers in which tests ran
 */
export function recordOf(checks: readonly PageCheck[], date: string, engines: readonly string[]): Checks {
  const different = <Value>(part: (check: PageCheck) => Value) => [...new Set(checks.map(part))];
  return {
    date,
    pages: different(({ address }) => address).length,
    languages: different(({ language }) => language).length,
    themes: different(({ theme }) => theme).length,
    widths: different(({ width }) => width).sort((a, b) => a - b),
    findings: checks.reduce((sum, check) => sum + check.findings, 0),
    engines: [...engines],
  };
}

/** Formats the record as Biome does: a field per line. */
export function writeRecord(record: Checks): string {
  const lines = Object.entries(record).map(([field, value]) => `  "${field}": ${oneLine(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const oneLine = (value: unknown) =>
  Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value);
