import { expect, test } from 'vitest';
import { findShownFields, splitFrontMatter } from './front-matter.ts';

test.each([
  ['---\ntitle: A\n---\n\nText.\n', 'title: A\n', 4, '\nText.\n'],
  ['---\r\ntitle: A\r\n---\r\n\r\nText.\r\n', 'title: A\r\n', 5, '\r\nText.\r\n'],
  ['---\ntitle: A\n---', 'title: A\n', 4, ''],
  ['---\n---\nText.', '', 4, 'Text.'],
  ['---\ntitle: A\n----\n---\n\n---\n', 'title: A\n----\n', 4, '\n---\n'],
  ['---\ntitle: A\n', '', 0, '---\ntitle: A\n'],
  ['Text.\n\n---\na: 1\n---\n', '', 0, 'Text.\n\n---\na: 1\n---\n'],
  ['', '', 0, ''],
])('%j is split into front matter and body', (source, front, start, body) => {
  expect(splitFrontMatter(source)).toEqual({ front, start, body });
});

test('findShownFields finds title and description with their continuation lines', () => {
  expect(findShownFields('number: 4\ntitle: A\ndescription: >\n  B\n  c\ntags: [title]\n')).toEqual([
    { text: 'title: A', start: 10 },
    { text: 'description: >\n  B\n  c', start: 19 },
  ]);
});
