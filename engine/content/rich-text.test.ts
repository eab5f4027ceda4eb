import { expect, test } from 'vitest';
import { problemsOfElement } from './rich-text.ts';

test.each([
  ['script', ['a text has no scripts']],
  ['mark', []],
  ['constructor', []],
])('what is wrong with <%s> in a text', (name, problems) => {
  expect(problemsOfElement({ type: 'mdxJsxFlowElement', name })).toEqual(problems);
});
