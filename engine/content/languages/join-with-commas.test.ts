import { expect, test } from 'vitest';
import { joinWithCommas } from './join-with-commas.ts';

test.each([
  ['en', 'CSS, Rust'],
  ['ko', 'CSS, Rust'],
  ['ar', 'CSS، Rust'],
  ['fa', 'CSS، Rust'],
  ['ja', 'CSS、Rust'],
  ['zh', 'CSS、Rust'],
  ['zh-Hant', 'CSS、Rust'],
])('names in %s are joined as “%s”', (language, joined) => {
  expect(joinWithCommas(['CSS', undefined, 'Rust', ''], language)).toBe(joined);
});
