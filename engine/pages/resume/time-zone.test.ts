import { expect, test } from 'vitest';
import { timeZoneText } from './time-zone.ts';

test.each([
  ['Africa/Johannesburg', 'UTC+2 · Africa/Johannesburg'],
  ['America/New_York', 'UTC-5 / UTC-4 · America/New York'],
  ['Asia/Kolkata', 'UTC+5:30 · Asia/Kolkata'],
  ['UTC', 'UTC+0 · UTC'],
])('the time zone %s is written as “%s”', (zone, text) => {
  expect(timeZoneText(zone)).toBe(text);
});
