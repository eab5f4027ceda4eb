import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test.each([
  ['2020', '2020'],
  ['Mar 2020', '2020-03'],
  ['March 2020', '2020-03'],
  ['Sept. 2019', '2019-09'],
  ['Mar 5, 2020', '2020-03'],
  ['5 March 2020', '2020-03'],
  ['März 2020', '2020-03'],
  ['mars 2020', '2020-03'],
  ['ago. 2021', '2021-08'],
  ['5 de março de 2020', '2020-03'],
  ['marzo de 2020', '2020-03'],
  ['03/2020', '2020-03'],
  ['2020-03', '2020-03'],
  ['2020-03-05', '2020-03'],
  ['31/12/2020', '2020-12'],
  ['12/31/2020', '2020-12'],
  ['03/05/2020', '2020'],
  ['13/2020', undefined],
  ['2020-13', undefined],
  ['Present', undefined],
  ['Smarch 2020', undefined],
  ['', undefined],
])('%s is read as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
