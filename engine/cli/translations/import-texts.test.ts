import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify as stringifyCsv } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { writeChanges } from '../../content/files/write-changes.ts';
import { completeLanguage } from '../../content/languages/language.ts';
import { describeProblem, type Problem } from '../../content/problems.ts';
import { readNotes } from '../../content/texts/notes.ts';
import { acceptOwnTranslations } from '../../content/translations/accept-translations.ts';
import { compareStructure } from '../../content/translations/compare-structure.ts';
import { readTranslations } from '../../content/translations/ledger.ts';
import { splitBlocks } from '../../content/translations/text-blocks.ts';
import { UsageError } from '../support/command-line.ts';
import { listUnits } from './list-units.ts';
import { planTextImport } from './plan-import.ts';
import { formatOf, formatTexts, readTexts } from './text-file.ts';

const czech = completeLanguage({ code: 'cs' });
const article = (text: string, title = 'T') => `---\ntitle: ${title}\ndescription: D\n---\n\n${text}\n`;
const english = article('The **red** [shed](/about) of {/* mine */}the `owner`.\n\n## Doors\n\nTwo.');
const translated = article('**Czerwona** [szopa](/about) {/* mine */}`owner`.\n\n## Drzwi\n\nDwa.');

const site = () => copyContent({ 'articles/9-shed/en.mdx': () => english, 'articles/9-shed/cs.mdx': () => translated });
const write = (root: string) => formatTexts('yaml', 'cs', listUnits(root, czech), readNotes(root, []));

function plan(root: string, text: string, format: 'yaml' | 'csv' = 'yaml') {
  const problems: Problem[] = [];
  const rows = readTexts(format, 'cs', text, `cs.${format}`, problems);
  const { problems: others, ...rest } = planTextImport(root, listUnits(root, czech), rows, `cs.${format}`);
  return { ...rest, problems: [...problems, ...others].map(describeProblem) };
}

function change(text: string, changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string {
  const rows = parse(text);
  for (const [name, fields] of Object.entries(changes)) {
    expect(rows[name], name).toBeDefined();
    Object.assign(rows[name], fields);
  }
  return stringify(rows);
}

const wordAndBlock = { hobby_1: { cs: 'Nowe hobby, "więcej"' }, 'articles/9-shed body#2': { cs: 'Trzy,\npo kolei.' } };

describe.each(['yaml', 'csv'] as const)('in %s', (format) => {
  test('importing an unchanged export changes nothing', () => {
    const root = site();
    const text = formatTexts(format, 'cs', listUnits(root, czech), readNotes(root, []));
    expect(plan(root, text, format)).toEqual({ changes: new Map(), accepted: [], problems: [] });
  });

  test('imports changed translations', () => {
    const root = site();
    acceptOwnTranslations(root, 'cs');
    const rows = Object.entries(parse(change(write(root), wordAndBlock)) as Record<string, object>);
    const csv = stringifyCsv(
      rows.map(([key, row]) => ({ key, ...row })),
      // The CSV that spreadsheets write in locales with a decimal comma.
      { header: true, delimiter: ';', quoted_string: true, record_delimiter: '\r\n' },
    );
    const { accepted, problems } = plan(root, format === 'csv' ? csv : stringify(Object.fromEntries(rows)), format);
    expect(problems).toEqual([]);
    expect(accepted).toEqual(['hobby_1', 'articles/9-shed body#2']);
  });
});

test('the export marks missing and stale texts, and a new translation as complete', () => {
  const root = site();
  expect(parse(write(root))['articles/9-shed body#2'].state).toBe('complete');
  acceptOwnTranslations(root, 'cs');
  editContent(root, { 'articles/9-shed/en.mdx': (text) => text.replace('Two.', 'Three.') });
  const rows = parse(write(root));
  expect(rows['articles/9-shed body#2']).toEqual({ state: 'stale', en: 'Three.', cs: 'Dwa.' });
  expect(rows['articles/1-everything title#title']).toMatchObject({ state: 'missing', cs: '' });
});

test('writes words, fields and blocks into their files, and records the translations as current', () => {
  const root = site();
  acceptOwnTranslations(root, 'cs');
  editContent(root, {
    'articles/9-shed/en.mdx': (text) => text.replace('The **red**', 'A **red**').replace('Two.', 'Three.'),
  });
  const text = change(write(root), {
    hobby_1: { cs: 'Nowe hobby & więcej' },
    projects_loom_cost: { cs: 'Nic.' },
    'articles/9-shed title#title': { cs: 'Szopa' },
    'articles/9-shed body#1': { cs: 'Bramy' },
    'articles/9-shed body#2': { state: 'complete' },
  });
  const { changes, accepted, problems } = plan(root, text);
  expect(problems).toEqual([]);
  writeChanges(root, changes);
  acceptOwnTranslations(root, 'cs', accepted);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(parse(read('words/cs.yaml'))).toMatchObject({ hobby_1: 'Nowe hobby & więcej' });
  expect(read('projects/loom/cs.mdx')).toMatch(/^ +cost: Nic\.$/m);
  expect(read('articles/9-shed/cs.mdx')).toBe(
    translated.replace('title: T', 'title: Szopa').replace('## Drzwi', '## Bramy'),
  );
  const states = readTranslations(root, 'cs');
  expect(states.find(({ key }) => key === 'articles/9-shed title')?.state).toBe('complete');
  const blocks = states.find(({ key }) => key === 'articles/9-shed body')?.blocks;
  expect(blocks?.map(({ state }) => state)).toEqual(['stale', 'complete', 'complete']);
});

test('creates a translated article from the English one only if all its blocks are translated', () => {
  const root = site();
  const file = join(root, 'articles/1-everything/cs.mdx');
  expect(existsSync(file)).toBe(false);
  const rows = parse(write(root)) as Record<string, { en: string; cs: string }>;
  const filled = Object.entries(rows).map(([name, row]) => [name, { ...row, cs: row.cs || row.en }]);
  writeChanges(root, plan(root, stringify(Object.fromEntries(filled))).changes);
  const [own, source] = [file, file.replace('cs.mdx', 'en.mdx')].map((path) => readFileSync(path, 'utf8'));
  expect(own).toMatch(/^---\ntitle: /);
  expect(compareStructure(splitBlocks(source ?? ''), splitBlocks(own ?? ''))).toBeUndefined();
  const first = change(write(site()), { 'articles/1-everything body#0': { cs: 'Jeden.' } });
  expect(plan(site(), first).problems.join()).toMatch(/1-everything\/cs\.mdx: \d+ of \d+ blocks are not translated/);
});

test.each<[string, string, Record<string, unknown>, RegExp]>([
  [
    'a placeholder that the original lacks',
    'projects_loom_title',
    { cs: '{{other}}' },
    /has the placeholders \{\{other\}\}, the original has none/,
  ],
  ['a missing link', 'articles/9-shed body#0', { cs: 'Szopa.' }, /has the marks none, the original has \]\(\/about/],
  ['an empty line', 'articles/9-shed body#2', { cs: 'Dwa.\n\nTrzy.' }, /an empty line/],
  [
    'a heading in place of a paragraph',
    'articles/9-shed body#2',
    { cs: '# Dwa' },
    /must stay one block of the same kind/,
  ],
  ['a space at the end', 'articles/9-shed body#2', { cs: 'Dwa. ' }, /begins or ends with a space/],
  ['an outdated original', 'articles/9-shed body#2', { en: 'Three.', cs: 'Trzy.' }, /changed since the export/],
  ['a number in place of a text', 'articles/9-shed body#2', { cs: 2 }, /"cs" is not a text/],
])('rejects a row with %s', (_, name, fields, message) => {
  const root = site();
  acceptOwnTranslations(root, 'cs');
  expect(plan(root, change(write(root), { [name]: fields })).problems.join('\n')).toMatch(message);
});

test('reports a missing plural form of the language', () => {
  const root = site();
  const name = listUnits(root, czech).find(({ form }) => form === 'few')?.name ?? '';
  const key = name.replace('_few', '');
  editContent(root, { 'words/cs.yaml': (text) => text.replace(new RegExp(`^${key}_.*\n`, 'gm'), '') });
  const rows = parse(write(root));
  const text = change(write(root), { [name]: { cs: rows[name].en } });
  expect(plan(root, text).problems).toContain(`cs.yaml ${key}: the plural form many is missing`);
});

test.each<['yaml' | 'csv', string, string]>([
  ['yaml', 'hobby_1: { en: a, cs: b', 'cs.yaml:1:24: '],
  ['yaml', '- hobby_1\n', 'cs.yaml:1: expected texts by key, each with "en" and "cs"'],
  ['yaml', 'hobby_1:\n  en: a\n  de: b\n', 'cs.yaml:1 hobby_1: "cs" is missing'],
  ['yaml', 'a: { en: x, cs: y }\na: { en: x, cs: y }\n', 'cs.yaml:2:1 a: this key appears twice'],
  ['csv', 'key,en,cs\n"a,b\n', 'cs.csv:2: Quote Not Closed'],
  ['csv', 'key,en,cs\na,b\n', 'cs.csv:2: Invalid Record Length'],
  ['csv', 'key,en,cs\n,b,c\n', 'cs.csv:2: this text has no key'],
  ['csv', 'key,en,cs\nx,"1\n2",\nnone,a,b\n', 'cs.csv:4 none: the site has no such text'],
])('rejects invalid %s with file and line: %j', (format, text, message) => {
  expect(plan(site(), text, format).problems.join('\n')).toContain(message);
});

test('accepts .yml and .csv in any case, and rejects other formats', () => {
  expect(() => formatOf('de.xlf')).toThrow(UsageError);
  expect([formatOf('de.yml'), formatOf('DE.CSV')]).toEqual(['yaml', 'csv']);
});
