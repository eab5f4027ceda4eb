import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import { checkStructures } from './check-structures.ts';
import { completeLanguage } from './language.ts';
import { describeProblem, type Problem } from './problems.ts';
import { readContent } from './read-content.ts';

const article = (text: string) => `---\ntitle: T\ndescription: D\n---\n\n${text}\n`;

function problemsOf(english: string, swedish: string, offered = true): string[] {
  const root = copyContent({
    'articles/9-blocks/en.mdx': () => article(english),
    'articles/9-blocks/sv.mdx': () => article(swedish),
  });
  const problems: Problem[] = [];
  checkStructures(root, [completeLanguage({ code: 'sv', offered })], problems);
  return problems.map(describeProblem);
}

const file = 'articles/9-blocks/sv.mdx';
const source = 'articles/9-blocks/en.mdx';
const rule = 'the blocks of all languages are the same, in the same order';

test.each<[string, string, string, string]>([
  [
    'a block of another kind',
    'One.\n\nTwo.',
    'Ett.\n\n## Två',
    `${file}:8: there is a heading 2 here, in English there is a paragraph (${source}:8)`,
  ],
  ['a block too many', 'One.', 'Ett.\n\nTvå.', `${file}:8: there is a paragraph here, in English the text has ended`],
  [
    'a block that is not there',
    'One.\n\nTwo.',
    'Ett.',
    `${file}:6: the text ends, in English there is a paragraph (${source}:8)`,
  ],
  [
    'an item too few',
    '- one\n- two',
    '- ett',
    `${file}:6: the text ends, in English there is a list / listItem / paragraph (${source}:7)`,
  ],
  [
    'another component',
    '<Tip>\n\nOne.\n\n</Tip>',
    '<PullQuote>\n\nEtt.\n\n</PullQuote>',
    `${file}:8: there is a PullQuote / paragraph here, in English there is a Tip / paragraph (${source}:8)`,
  ],
  [
    'a sample in another language',
    '```ts\nx\n```',
    '```js\nx\n```',
    `${file}:6: there is a code js here, in English there is a code ts (${source}:6)`,
  ],
])('%s is reported with its place', (_, english, swedish, message) => {
  expect(problemsOf(english, swedish)).toEqual([`${message}: ${rule}`]);
});

test('words, comments and the lengths of paragraphs may differ, and everything in a language that is not offered', () => {
  expect(problemsOf('One *and* two. {/* note */}\n\n{/* a note */}\n\n- three', 'Ett.\n\n- tre')).toEqual([]);
  expect(problemsOf('One.\n\nTwo.', 'Ett.', false)).toEqual([]);
});

test('the build stops at a text whose structure is another', async () => {
  const root = copyContent({
    'articles/1-everything/sv.mdx': (text) => text.replace('## Faser', 'Faser'),
  });
  await expect(readContent(root)).rejects.toThrow(
    /sv\.mdx:\d+: there is a paragraph here, in English there is a heading 2/,
  );
});
