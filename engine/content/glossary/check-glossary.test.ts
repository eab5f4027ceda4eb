import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import type { Problem } from '../problems.ts';
import { checkGlossary, checkPairs } from './check-glossary.ts';
import type { TextPair } from './list-pairs.ts';
import { readGlossary } from './read-glossary.ts';

/** The problems of texts, each given as English, translation, and whether it is part of a longer text. */
function find(glossary: string, texts: readonly (readonly [string, string, boolean?])[]): string[] {
  const problems: Problem[] = [];
  const root = copyContent({ 'words/glossary/de.yaml': () => glossary });
  const read = readGlossary(root, 'de', problems);
  expect(problems).toEqual([]);
  const pairs = texts.map(
    ([source, translation, running = false], index): TextPair => ({
      ...{ file: 'words/de.yaml', line: index + 1, key: running ? `text#${index}` : `key_${index}` },
      ...{ source, translation, running },
    }),
  );
  return read ? checkPairs(read, pairs).map(({ line, message }) => `${line} ${message}`) : ['no glossary'];
}

const queue = 'terms:\n  - { en: queue, say: Warteschlange, not: "Schlange*" }\n';

test('reports a singular or plural term with another translation; accepts inflected translations', () => {
  expect(
    find(queue, [
      ['Two queues', 'Zwei Warteschlangen'],
      ['The queue', 'Die Reihe'],
      ['In queues', 'In Schlangen'],
      ['Barbecue', 'Grillen'],
      ['`queue`', '`queue`'],
    ]),
  ).toEqual([
    '2 the original has “queue”: translate it as “Warteschlange” (words/glossary/de.yaml)',
    '3 the original has “queues”: translate it as “Warteschlange” (words/glossary/de.yaml)',
    '3 “Schlangen” for “queues”: write “Warteschlange”',
  ]);
});

test('a longer text needs the translated term only once, because other parts may use a pronoun', () => {
  const once = [
    ['The queue is full.', 'Die Warteschlange ist voll.', true],
    ['The queue is empty.', 'Sie ist leer.', true],
  ] as const;
  expect(find(queue, once)).toEqual([]);
  expect(find(queue, once.slice(1))).toEqual([
    '1 the original has “queue”: translate it as “Warteschlange” (words/glossary/de.yaml)',
  ]);
});

test('ignores a term that is part of a longer term', () => {
  const glossary = `${queue}  - { en: queue jumper, say: Drängler }\n`;
  expect(find(glossary, [['Queue jumpers', 'Drängler']])).toEqual([]);
  expect(find(glossary, [['Queue jumpers in a queue', 'Drängler']])).toHaveLength(1);
});

test('searches the stems in “forms” instead of the word, and skips terms with “checked: false”', () => {
  const glossary = `terms:
  - { en: cupboard, say: Schrank, forms: [schrank, schränk] }
  - { en: box, say: Kiste, checked: false }
`;
  expect(find(glossary, [['Cupboards', 'Wandschränke']])).toEqual([]);
  expect(find(glossary, [['Box', 'Karton']])).toEqual([]);
});

test('accepts a word from the “not” of one term if it translates another term of the text', () => {
  const glossary = `terms:
  - { en: show, say: zeigen, not: "lehr*", checked: false }
  - { en: taught, say: lehren, forms: [lehr], checked: false }
`;
  expect(find(glossary, [['It taught me and I show it', 'Es lehrte mich']])).toEqual([]);
  expect(find(glossary, [['I show it', 'Ich lehre es']])).toEqual(['1 “lehre” for “show”: write “zeigen”']);
});

test('reports a refused word; an entry with “en” applies only if the English has that word', () => {
  const glossary = `refused:
  - { words: "*namathel*", write: bambeka }
  - { words: alte Uhr, write: Standuhr, en: clock }
`;
  expect(
    find(glossary, [
      ['It sticks', 'Kunamathela'],
      ['A clock', 'Eine alte Uhr'],
      ['A watch', 'Eine alte Uhr'],
      ['Clock', 'Kalte Uhren'],
    ]),
  ).toEqual(['1 “Kunamathela” is not allowed: write bambeka', '2 “alte Uhr” is not allowed: write Standuhr']);
});

test('the interface’s terms also apply to a site with a glossary, which can override them', () => {
  expect(find('terms: []', [['A privacy menu', 'Ein Datenschutz']])).toEqual([
    '1 the original has “menu”: translate it as “Menü” (words/glossary/de.yaml)',
  ]);
  expect(find('terms:\n  - { en: Menu, say: Karte }', [['A menu', 'Eine Karte']])).toEqual([]);
});

test('problems have the file and line of the translation, in words files and in texts', () => {
  const glossary = 'terms:\n  - { en: loom, say: Gobelin }\n';
  const root = copyContent({ 'words/glossary/sv.yaml': () => glossary });
  // Only for this term: the texts of the fixture imitate Swedish and break the engine’s Swedish terms.
  const found = checkGlossary(root, 'sv').filter(({ message }) => message.includes('“Gobelin”'));
  expect(found.length).toBeGreaterThan(0);
  for (const { file, line, key } of found) {
    expect(file).toMatch(/sv\.(mdx|yaml)$/);
    expect(line, `${file} ${key}`).toBeGreaterThan(0);
  }
  expect(new Set(found.map(({ file }) => file)).size).toBeGreaterThan(1);
});

test('a site without a glossary has no problems; reports an invalid glossary with its line', () => {
  expect(checkGlossary(copyContent({}), 'sv')).toEqual([]);
  const root = copyContent({ 'words/glossary/sv.yaml': () => 'terms:\n  - { en: loom }\n' });
  expect(checkGlossary(root, 'sv')).toEqual([
    expect.objectContaining({ file: 'words/glossary/sv.yaml', line: 2, key: 'terms.0.say' }),
  ]);
});
