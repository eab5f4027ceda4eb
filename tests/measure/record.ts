import type { Measurement, Measurements } from '../../engine/content/schemas.ts';
import { byteBudgets, labTargets } from '../support/budgets.ts';
import type { GrowthRow } from './growth.ts';
import { median } from './lighthouse-page.ts';
import type { MeasureReport, TurnTimes } from './report-schema.ts';

/** What all measurements of a run share. */
type Run = Pick<Measurement, 'date' | 'code' | 'machine' | 'busy'>;

/** Load per core above which times depend more on the machine than on the site. */
const busyFrom = 0.5;

/**
 * Describes a run for the record.
 * @param date yyyy-mm-dd
 * @param code version of the code
 * @param load of the machine per core at the start
 */
export function describeRun(date: string, code: string, machine: readonly string[], load: number): Run {
  return { date, code, machine: [...machine], busy: load > busyFrom };
}

/** The values of a report that pages show, by name. */
export function recordOf({ lighthouse, bytes, firstVisits, turns }: MeasureReport, run: Run): Measurements {
  const phone = firstVisits?.find(({ view, saveData }) => view === 'phone' && !saveData);
  return {
    ...(lighthouse && {
      paint: {
        ...run,
        unit: 'millisecond',
        limit: labTargets.lcp,
        values: Object.fromEntries(lighthouse.pages.map(({ address, lcp }) => [address, lcp])),
      },
    }),
    ...(bytes && {
      'first-answer': { ...run, busy: false, unit: 'byte', limit: byteBudgets.page, values: bytes.firstAnswers },
      'reading-script': {
        ...run,
        busy: false,
        unit: 'byte',
        limit: byteBudgets.readingScript,
        values: { '/': bytes.readingScript },
      },
    }),
    ...(phone && {
      'first-visit': { ...run, busy: false, unit: 'byte', limit: byteBudgets.firstVisit, values: { '/': phone.bytes } },
    }),
    ...(turns && {
      turns: {
        ...run,
        unit: 'millisecond',
        values: {
          pointed: medianOf(turns.pointed),
          unprepared: medianOf(turns.unprepared.site),
        },
      },
    }),
  };
}

const medianOf = (times: TurnTimes = {}): number => Math.round(median(Object.values(times)));

/** Time and memory of the builds that reuse images and articles of an earlier build. */
export function growthRecord(rows: readonly GrowthRow[], run: Run): Measurements {
  const known = rows.filter(({ build }) => build === 'images and articles from an earlier build');
  const by = (value: (row: GrowthRow) => number) =>
    Object.fromEntries(known.map((row) => [String(row.pages), Math.round(value(row) * 10) / 10]));
  return {
    'growth-time': { ...run, unit: 'second', values: by(({ time }) => time) },
    'growth-memory': { ...run, busy: false, unit: 'megabyte', values: by(({ memory }) => memory) },
  };
}

/** Formats the record as Biome does: lists on one line. */
export function formatMeasurements(measurements: Measurements): string {
  const text = JSON.stringify(measurements, null, 2);
  return `${text.replace(/\[\n\s+([^\]]*?)\n\s+\]/g, (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`)}\n`;
}
