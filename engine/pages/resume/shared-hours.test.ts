import { expect, test } from 'vitest';
import { sharedHours } from './shared-hours.ts';

test.each([
  ['Africa/Johannesburg', 'Europe/London', [6, 7]],
  ['Africa/Johannesburg', 'Europe/Berlin', [7, 8]],
  ['Africa/Johannesburg', 'America/New_York', [1, 2]],
  ['Africa/Johannesburg', 'America/Los_Angeles', [0, 0]],
  ['Africa/Johannesburg', 'Asia/Kolkata', [5.5, 5.5]],
  ['Pacific/Auckland', 'America/Los_Angeles', [4, 6]],
])('working hours that %s and %s share', (zone, other, hours) => {
  expect(sharedHours(zone, { from: 8, to: 17 }, other)).toEqual(hours);
});

test('a working day may end after midnight', () => {
  expect(sharedHours('Africa/Johannesburg', { from: 18, to: 2 }, 'America/New_York')).toEqual([5, 6]);
});
