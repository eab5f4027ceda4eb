import { expect, test } from 'vitest';
import { problemsOfElement } from './rich-text.ts';

test.each([
  ['script', ['scripts are not allowed in a text']],
  ['mark', []],
  ['constructor', []],
])('reports the problems of <%s> in a text: %j', (name, problems) => {
  expect(problemsOfElement({ type: 'mdxJsxFlowElement', name })).toEqual(problems);
});
