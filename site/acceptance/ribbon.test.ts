import { daysLeft, dayWithWeekday, readData, readSite } from 'fitout/test';
import { expect, test } from 'vitest';
import { schema } from '../frame/ribbon.tsx';

const { content, text } = await readSite();

// The exact texts of the ribbon: the last day is 31 December 2025.

const lastDay = String(readData(content, 'frame/ribbon.tsx', schema).lastDay);

for (const [day, words] of [
  ['2024-12-31', 'Retiring in 366 days Last day: Wed, Dec 31, 2025'],
  ['2025-12-30', 'Retiring in 2 days Last day: Wed, Dec 31, 2025'],
  ['2025-12-31', 'Retiring in 1 day Last day: Wed, Dec 31, 2025'],
  ['2026-01-01', 'Retired 🎉 Last day was Wed, Dec 31, 2025'],
] as const) {
  test(`on ${day} the ribbon reads: ${words}`, () => {
    const count = daysLeft(lastDay, Date.parse(day));
    const parts =
      count > 0
        ? [text('retire_days', { count }), text('retire_last_day')]
        : [text('retire_done'), text('retire_last_day_was')];
    expect([...parts, dayWithWeekday(lastDay, 'en').text].join(' ')).toBe(words);
  });
}
