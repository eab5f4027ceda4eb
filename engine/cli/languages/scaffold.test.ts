import { expect, test } from 'vitest';
import { scaffoldProject, scaffoldWords } from './scaffold.ts';

const arabic = { code: 'ar', tag: 'ar', ownName: 'العربية' };
const original = 'English';
const words = `# My words.

greeting: "Hello: there"
# How many
days_one: "{{count}} day"
days_other: |
  {{count}}
  days

bye: Bye
`;

test('has every key empty, with the English text as a comment and the plural forms of the language', () => {
  expect(
    scaffoldWords(words, { greeting: 'Hi', skip_link: 'Skip' }, { language: { ...arabic, tag: 'cs' }, original }),
  ).toBe(`\
# The owner’s words in العربية (ar). Empty texts are missing; the English text follows #.

greeting: # Hello: there
# How many
days_one: # {{count}} day
days_few: # {{count}} days
days_many: # {{count}} days
days_other: # {{count}} days

bye: # Bye

# The texts of the interface.
skip_link: # Skip
`);
});

test('a language with one plural form gets that form only', () => {
  expect(
    scaffoldWords(words, {}, { language: { code: 'ja', tag: 'ja', ownName: '日本語' }, original }).match(/^days_.*/gm),
  ).toEqual(['days_other: # {{count}} days']);
});

test('a project gets empty fields with the original as comments, and no story', () => {
  const english =
    '---\ntitle: Loom\ncaseStudy:\n  problem: "It: broke"\nparts:\n  - title: More\n    text: Even more\n---\n\nA story.\n';
  expect(scaffoldProject(english, original)).toMatchInlineSnapshot(`
    "---
    # Empty texts are missing; the English text follows #. The story belongs below the second line of hyphens.
    title: # Loom
    caseStudy:
      problem: # It: broke
    parts:
      - title: # More
        text: # Even more
    ---
    "
  `);
});
