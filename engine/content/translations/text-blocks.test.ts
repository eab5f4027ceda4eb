import { expect, test } from 'vitest';
import { compareStructure } from './compare-structure.ts';
import { splitBlocks } from './text-blocks.ts';

const text = `---
title: T
---

A *first* one.

{/* nobody reads this */}

## A heading

- one
- two
  1. inside

<Tip title="Mind">

Words.

</Tip>

<Figure drawing="a.svg" alt="A thing" labels={{ top: "pages", "far-down": "shared" }}>

A caption.

</Figure>

| a | b |
| - | - |
| c | d |

\`\`\`ts
const x = 1;
\`\`\`

<Measured of="paint" title="Paint">In one line.</Measured>

The end.[^n]

[^n]: A note.
`;

const listed = (source: string) =>
  splitBlocks(source).map(({ id, kind, text, line }) => `${line} ${id} ${kind}: ${text}`);

test('splits a text into blocks for translation, whose ids do not count comments', () => {
  expect(listed(text)).toEqual([
    '5 0 paragraph: A *first* one.',
    '9 1 heading 2: A heading',
    '11 2.0.0 paragraph: one',
    '12 2.1.0 paragraph: two',
    '13 2.1.1.0.0 paragraph: inside',
    '15 3.title attribute: Mind',
    '17 3.0 paragraph: Words.',
    '21 4.alt attribute: A thing',
    '21 4.labels.top attribute: pages',
    '21 4.labels.far-down attribute: shared',
    '23 4.0 paragraph: A caption.',
    '27 5.0.0 tableCell: a',
    '27 5.0.1 tableCell: b',
    '29 5.1.0 tableCell: c',
    '29 5.1.1 tableCell: d',
    '31 6 code ts: const x = 1;',
    '35 7.title attribute: Paint',
    '35 7.0 paragraph: In one line.',
    '37 8 paragraph: The end.[^n]',
    '39 note-n.0 paragraph: A note.',
  ]);
});

test('each block has its offsets in the text, and line breaks do not change its hash', () => {
  for (const { start, end, text: words } of splitBlocks(text)) expect(text.slice(start, end)).toBe(words);
  const [one, other] = [splitBlocks('one two'), splitBlocks('one\r\ntwo')];
  expect(one[0]?.hash).toBe(other[0]?.hash);
});

test('a text that is not valid MDX has no blocks', () => {
  expect(splitBlocks('<Tip>\n\nno end')).toEqual([]);
});

test('two texts have the same structure if kinds and places of their blocks match, in any order of notes', () => {
  const difference = (one: string, other: string) => compareStructure(splitBlocks(one), splitBlocks(other));
  expect(difference('One[^a][^b]\n\n[^a]: A\n\n[^b]: B', 'Ett[^a][^b]\n\n[^b]: B\n\n[^a]: A')).toBeUndefined();
  expect(difference('# One\n\nTwo', '# Ett\n\n## Två')).toMatchObject({
    source: { line: 3, kind: 'paragraph' },
    block: { line: 3, kind: 'heading 2' },
  });
  expect(difference('One\n\nTwo', 'Ett')).toMatchObject({ source: { line: 3 }, block: undefined });
});
