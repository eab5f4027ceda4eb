import { expect, test } from 'vitest';
import { parseSaved } from './saved-articles.ts';

test.each([
  [null, []],
  ['[3,1,3]', [3, 1]],
  ['[1,"2",null,{"a":1},2.5]', [1]],
  ['{"1":true}', []],
  ['not json', []],
  ['[', []],
])('a store that holds %s', (text, numbers) => {
  expect(parseSaved(text)).toEqual(numbers);
});
