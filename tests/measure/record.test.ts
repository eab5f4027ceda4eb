import { expect, test } from 'vitest';
import { describeRun, growthRecord, recordOf } from './record.ts';
import type { MeasureReport } from './report-schema.ts';

const run = describeRun('2026-11-22', 'ab12cd34ef56', ['2 × a processor'], 0.2);
const nothing = { lighthouse: null, bytes: null, firstVisits: null, readWhole: null, turns: null } as MeasureReport;

test('the record contains only the parts that were measured', () => {
  expect(recordOf(nothing, run)).toEqual({});
  const times = (back: number) => ({ 'home → list': 90, 'list → article': 91, back });
  const turns = recordOf(
    {
      ...nothing,
      turns: {
        rounds: 7,
        unprepared: { site: times(200), floor: times(1) },
        pointed: { back: 41 },
        largestPaint: { home: { site: 90, floor: 40 } },
      },
    },
    run,
  );
  expect(turns).toEqual({
    turns: { ...run, unit: 'millisecond', values: { pointed: 41, unprepared: 91 } },
  });
});

test('the times of a busy machine are marked as busy, its memory values are not', () => {
  const busy = describeRun('2026-11-22', 'ab12cd34ef56', [], 3);
  const rows = [
    { pages: 500, build: 'all new' as const, time: 30, memory: 900 },
    { pages: 500, build: 'images and articles from an earlier build' as const, time: 8.26, memory: 700 },
  ];
  const record = growthRecord(rows, busy);
  expect(record['growth-time']).toMatchObject({ busy: true, values: { '500': 8.3 } });
  expect(record['growth-memory']).toMatchObject({ busy: false, values: { '500': 700 } });
});
