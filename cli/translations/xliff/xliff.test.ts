import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareStructure } from '../../../src/content/compare-structure.ts';
import { completeLanguage } from '../../../src/content/language.ts';
import { acceptOwnTranslations, readTranslations } from '../../../src/content/ledger.ts';
import { splitBlocks } from '../../../src/content/text-blocks.ts';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { writeChanges } from '../../support/write-changes.ts';
import { codesOf, piecesOf, textOfPieces } from './codes.ts';
import { notesOn } from './notes.ts';
import { readXliff } from './read-xliff.ts';
import { planTakeOver } from './take-over.ts';
import { listUnits } from './units.ts';
import { writeXliff } from './write-xliff.ts';

const polish = completeLanguage({ code: 'pl' });
const article = (text: string, title = 'T') => `---\ntitle: ${title}\ndescription: D\n---\n\n${text}\n`;
const english = article('The **red** [shed](/about) of {/* mine */}the `owner`.\n\n## Doors\n\nTwo.');
const translated = article('**Czerwona** [szopa](/about) {/* mine */}`owner`.\n\n## Drzwi\n\nDwa.');

const site = () => copyContent({ 'articles/9-shed/en.mdx': () => english, 'articles/9-shed/pl.mdx': () => translated });

const write = (root: string) => {
  const units = listUnits(root, polish, 'Ada');
  return writeXliff(polish, units, notesOn(root, 'pl', units));
};
const plan = (root: string, xliff: string) =>
  planTakeOver(root, listUnits(root, polish, 'Ada'), readXliff(xliff).units, 'pl.xlf');

/** Changes the unit with a name as a translator would. */
function change(xliff: string, name: string, how: (unit: string) => string): string {
  const begin = xliff.indexOf(`name="${name}"`);
  const end = xliff.indexOf('</unit>', begin);
  expect(begin, name).toBeGreaterThan(0);
  const unit = xliff.slice(begin, end);
  const changed = how(unit);
  expect(changed).not.toBe(unit);
  return xliff.slice(0, begin) + changed + xliff.slice(end);
}

const say = (target: string) => (unit: string) =>
  unit.replace(/ *<target[\s\S]*<\/target>/, '').replace('</source>', `</source><target>${target}</target>`);
const problemsAfter = (name: string, how: (unit: string) => string) => {
  const root = site();
  acceptOwnTranslations(root, 'pl');
  return plan(root, change(write(root), name, how)).problems.map(({ key, message }) => `${key}: ${message}`);
};

test('a text is words and what marks them, and the pieces are the text again', () => {
  const text =
    'The **red** [shed *of*](/about "x") ![a door](door.jpg "In May")[^1] `code` {/* mine */} <Tip>me</Tip>.';
  const pieces = piecesOf(text, true);
  expect(textOfPieces(pieces)).toBe(text);
  expect(pieces.filter((piece) => typeof piece === 'string')).toEqual([
    'The ',
    ' ',
    ' ',
    'a door',
    'In May',
    ' ',
    ' ',
    ' ',
    '.',
  ]);
  expect(codesOf(pieces)).toContain('[…](/about "x")');
  expect(codesOf(piecesOf('{{count}} of {{all}}', false))).toEqual(['{{all}}', '{{count}}']);
});

test('what is exported and comes back as it was changes nothing', () => {
  const root = site();
  acceptOwnTranslations(root, 'pl');
  const { changes, accepted, problems } = plan(root, write(root));
  expect(problems).toEqual([]);
  expect([...changes]).toEqual([]);
  expect(accepted).toEqual([]);
});

test('a unit tells what kind of text it is, what stands above it and where it is seen', () => {
  const xliff = write(site());
  expect(xliff).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<xliff version="2.1" srcLang="en" trgLang="pl"/);
  const unit = xliff.slice(xliff.indexOf('articles/9-shed body#2'));
  expect(unit).toMatch(/<note category="kind">paragraph<\/note>/);
  expect(unit).toMatch(/<note category="context">below the heading: Doors<\/note>/);
  expect(unit).toMatch(/<note category="seen">\/blog\/9 \(picture: blog-9-1440-light\.png\)<\/note>/);
  expect(unit).toMatch(/<segment state="initial">\n +<source xml:space="preserve">Two\.<\/source>/);
});

test('words of the glossary stand beside the text that has them', () => {
  const root = site();
  editContent(root, {
    'words/glossary/pl.md': () =>
      '| English | Polski |\n| - | - |\n| shed, hut | szopa |\n| owned | mieć |\n\n## Calques\n\n| English | not |\n| - | - |\n| two | x |\n',
  });
  const units = listUnits(root, polish, 'Ada');
  const [body] = units.filter(({ name }) => name === 'articles/9-shed body#0');
  expect(body && notesOn(root, 'pl', units)(body).terms).toEqual([{ term: 'shed', translation: 'szopa' }]);
});

test('a word, a field of a project and a block are taken over, and are current then', () => {
  const root = site();
  let xliff = change(write(root), 'hobby_1', say('Nowe hobby &amp; więcej'));
  xliff = change(xliff, 'projects_loom_cost', say('Nic.'));
  xliff = change(xliff, 'articles/9-shed title#title', say('Szopa'));
  xliff = change(xliff, 'articles/9-shed body#1', say('Bramy'));
  const { changes, accepted, problems } = plan(root, xliff);
  expect(problems).toEqual([]);
  writeChanges(root, changes);
  acceptOwnTranslations(root, 'pl', accepted);
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');
  expect(parse(read('words/pl.yaml'))).toMatchObject({ hobby_1: 'Nowe hobby & więcej' });
  expect(read('projects/loom/pl.mdx')).toMatch(/^ +cost: Nic\.$/m);
  expect(read('articles/9-shed/pl.mdx')).toBe(
    translated.replace('title: T', 'title: Szopa').replace('## Drzwi', '## Bramy'),
  );
  const states = readTranslations(root, 'pl');
  expect(states.find(({ key }) => key === 'articles/9-shed title')?.state).toBe('complete');
  const blocks = states.find(({ key }) => key === 'articles/9-shed body')?.blocks;
  expect(blocks?.map(({ state }) => state)).toEqual(['stale', 'complete', 'stale']);
});

test('a text that nobody had translated is made from the English one, when all of it is there', () => {
  const root = site();
  const file = join(root, 'content/articles/1-everything/pl.mdx');
  expect(existsSync(file)).toBe(false);
  const filled = write(root).replace(
    /<source([^>]*)>((?:(?!<\/source>)[\s\S])*)<\/source>(?!\s*<target)/g,
    '$&<target$1>$2</target>',
  );
  writeChanges(root, plan(root, filled).changes);
  const [own, source] = [file, file.replace('pl.mdx', 'en.mdx')].map((path) => readFileSync(path, 'utf8'));
  expect(own).toMatch(/^---\ntitle: /);
  expect(compareStructure(splitBlocks(source ?? ''), splitBlocks(own ?? ''))).toBeUndefined();
  const first = change(write(site()), 'articles/1-everything body#0', say('Jeden.'));
  expect(
    plan(site(), first)
      .problems.map(({ message }) => message)
      .join(),
  ).toMatch(/blocks are not translated/);
});

test('a unit that a tool has cut into sentences is one again', () => {
  const root = site();
  const cut = (unit: string) =>
    unit.replace(
      /<segment[\s\S]*<\/segment>/,
      '<segment state="final"><source>T</source><target>Dwa</target></segment><ignorable><source>wo</source><target> i </target></ignorable><segment state="final"><source>.</source><target>pół.</target></segment>',
    );
  const { changes, problems } = plan(root, change(write(root), 'articles/9-shed body#2', cut));
  expect(problems).toEqual([]);
  expect(String(changes.get('content/articles/9-shed/pl.mdx'))).toContain('\n\nDwa i pół.\n');
});

test.each<[string, string, (unit: string) => string, RegExp]>([
  [
    'a placeholder that is lost',
    'projects_loom_title',
    say('{{owner}}'),
    /has the markup and placeholders \{\{owner\}\}/,
  ],
  [
    'markup that is lost',
    'articles/9-shed body#0',
    say('Szopa.'),
    /has the markup and placeholders none, English has .*\*\*/,
  ],
  [
    'markup that is typed',
    'articles/9-shed body#2',
    say('*Dwa*'),
    /has the markup and placeholders \*…\*, English has none/,
  ],
  [
    'a text that is too long',
    'articles/9-shed body#2',
    say('Dwa '.repeat(30).trim()),
    /has 119 characters, there is room for 48/,
  ],
  ['an empty line', 'articles/9-shed body#2', say('Dwa.\n\nTrzy.'), /an empty line/],
  ['a blank at the end', 'articles/9-shed body#2', say('Dwa. '), /begins or ends with a blank/],
  [
    'English that has changed',
    'articles/9-shed body#2',
    (unit) => say('Trzy.')(unit).replace('Two.', 'Three.'),
    /has changed since the export/,
  ],
  ['a text that is not there', 'articles/9-shed body#2', (unit) => unit.replace('body#2', 'body#7'), /no such text/],
])('%s is refused', (_, name, how, message) => {
  expect(problemsAfter(name, how).join('\n')).toMatch(message);
});

test('a text has all the plural forms of its language', () => {
  const root = site();
  const name = listUnits(root, polish, 'Ada').find(({ form }) => form === 'few')?.name ?? '';
  const key = name.replace('_few', '');
  editContent(root, {
    'words/pl.yaml': (text) => text.replace(new RegExp(`^${key}_.*\n`, 'gm'), ''),
  });
  const xliff = change(write(root), name, (unit) =>
    say(/<source[^>]*>([\s\S]*)<\/source>/.exec(unit)?.[1] ?? '')(unit),
  );
  expect(plan(root, xliff).problems.map(({ message }) => message)).toContain('the plural form many is missing');
});

test('a file that is none is refused', () => {
  expect(() => readXliff('nonsense')).toThrow('This is no XML');
  expect(() => readXliff('<xliff version="1.2"/>')).toThrow('This is no XLIFF of version 2');
  const path = join(site(), 'broken.xlf');
  writeFileSync(path, '<xliff><file></xliff>');
  expect(() => readXliff(readFileSync(path, 'utf8'))).toThrow('This is no XML');
});
