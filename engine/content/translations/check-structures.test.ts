import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { completeLanguage } from '../languages/language.ts';
import { describeProblem, type Problem } from '../problems.ts';
import { readContent } from '../read-content.ts';
import { checkStructures } from './check-structures.ts';

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
const rule = 'all languages need the same blocks in the same order';

test.each<[string, string, string, string]>([
  [
    'a block of another kind',
    'One.\n\nTwo.',
    'Ett.\n\n## Två',
    `${file}:8: there is a heading 2 here, but the English text has a paragraph (${source}:8)`,
  ],
  ['an extra block', 'One.', 'Ett.\n\nTvå.', `${file}:8: there is a paragraph here, but the English text has ended`],
  [
    'a missing block',
    'One.\n\nTwo.',
    'Ett.',
    `${file}:6: the text ends here, but the English text has a paragraph (${source}:8)`,
  ],
  [
    'a missing list item',
    '- one\n- two',
    '- ett',
    `${file}:6: the text ends here, but the English text has a list / listItem / paragraph (${source}:7)`,
  ],
  [
    'a different component',
    '<Tip>\n\nOne.\n\n</Tip>',
    '<PullQuote>\n\nEtt.\n\n</PullQuote>',
    `${file}:8: there is a PullQuote / paragraph here, but the English text has a Tip / paragraph (${source}:8)`,
  ],
  [
    'a code sample in another language',
    '```ts\nx\n```',
    '```js\nx\n```',
    `${file}:6: there is a code js here, but the English text has a code ts (${source}:6)`,
  ],
])('reports %s with file and line', (_, english, swedish, message) => {
  expect(problemsOf(english, swedish)).toEqual([`${message}: ${rule}`]);
});

test('wording, comments and paragraph lengths may differ; a language that is not offered is not checked', () => {
  expect(problemsOf('One *and* two. {/* note */}\n\n{/* a note */}\n\n- three', 'Ett.\n\n- tre')).toEqual([]);
  expect(problemsOf('One.\n\nTwo.', 'Ett.', false)).toEqual([]);
});

test('readContent rejects a translation whose structure differs from the English', async () => {
  const root = copyContent({
    'articles/1-everything/sv.mdx': (text) => text.replace('## Faser', 'Faser'),
  });
  await expect(readContent(root)).rejects.toThrow(
    /sv\.mdx:\d+: there is a paragraph here, but the English text has a heading 2/,
  );
});
