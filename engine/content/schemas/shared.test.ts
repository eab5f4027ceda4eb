import { expect, test } from 'vitest';
import { isInOrder } from './shared.ts';

test.each([
  ['2020-02', '2020-02', true],
  ['2020-02', '2020-01', false],
  ['2020-02', '2020', true],
  ['2020', '2020-01', true],
  ['2021', '2020-12', false],
  ['2020-02', null, true],
  [null, '2020-02', true],
  [undefined, undefined, true],
])('from %s to %s is in order: %s', (start, end, expected) => {
  expect(isInOrder({ start, end })).toBe(expected);
});
