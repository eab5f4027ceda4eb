import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { acceptTranslations, recordNewTranslations } from './accept-translations.ts';
import { readTranslations } from './ledger.ts';

/** Stale and surplus texts, without missing and new ones. */
const doubtful = (root: string, code: string) =>
  readTranslations(root, code)
    .filter(({ state }) => state === 'stale' || state === 'surplus')
    .map(({ key, file, state }) => `${state} ${file} ${key}`);

const newHobby = (text: string) => text.replace(/hobby_1: .*/, 'hobby_1: Another hobby');
const ledgerOf = (root: string, code: string) => readFileSync(join(root, `words/ledger/${code}.txt`), 'utf8');

test('readTranslations returns each text with file and line; a missing text has no line', () => {
  const root = copyContent({ 'words/sv.yaml': (text) => text.replace(/hobby_1: .*\n/, '') });
  const texts = readTranslations(root, 'sv');
  const lines = readFileSync(join(root, 'words/sv.yaml'), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.startsWith('hobby_2:')) + 1;
  const file = 'words/sv.yaml';
  expect(texts.find(({ key }) => key === 'hobby_2')).toMatchObject({ file, line, state: 'complete' });
  expect(texts.find(({ key }) => key === 'hobby_1')).toMatchObject({ file, line: undefined, state: 'missing' });
});

test('ignores .DS_Store files in articles and pages', () => {
  const listFiles = (root: string) => readTranslations(root, 'sv').map(({ file }) => file);
  const root = copyContent();
  const before = listFiles(root);
  editContent(root, { 'articles/.DS_Store': () => 'x', 'pages/.DS_Store': () => 'x' });
  expect(listFiles(root)).toEqual(before);
});

test('a changed English text makes its translation in each language stale until that one is accepted', () => {
  const root = copyContent({ 'words/en.yaml': newHobby });
  expect(doubtful(root, 'sv')).toEqual(['stale words/sv.yaml hobby_1']);
  expect(acceptTranslations(root, 'sv', ['hobby_1'])).toEqual(['hobby_1']);
  expect(doubtful(root, 'sv')).toEqual([]);
  expect(doubtful(root, 'cs')).toEqual(['stale words/cs.yaml hobby_1']);
});

test('accepts only the named texts of several stale texts', () => {
  const root = copyContent({
    'words/en.yaml': (text) => newHobby(text).replace(/hobby_2: .*/, 'hobby_2: Another hobby, too'),
  });
  expect(acceptTranslations(root, 'sv', ['hobby_2'])).toEqual(['hobby_2']);
  expect(doubtful(root, 'sv')).toEqual(['stale words/sv.yaml hobby_1']);
});

test('a changed plural form makes the text stale, listed once', () => {
  const root = copyContent({ 'words/en.yaml': (text) => `${text}blogs_count_other: "Only {{count}} articles"\n` });
  for (const code of ['sv', 'cs']) expect(doubtful(root, code), code).toHaveLength(1);
});

test('changing the description or body of an English article makes only that part stale; dates do not', () => {
  const article = 'articles/1-everything/en.mdx';
  const root = copyContent({ [article]: (text) => text.replace(/^updated: .*$/m, 'updated: 2026-01-01') });
  expect(doubtful(root, 'sv')).toEqual([]);
  editContent(root, { [article]: (text) => text.replace(/^description: "/m, 'description: "Newly ') });
  const file = 'articles/1-everything/sv.mdx';
  expect(doubtful(root, 'sv')).toEqual([`stale ${file} articles/1-everything title`]);
  editContent(root, { [article]: (text) => `${text}\nOne more line.\n` });
  expect(doubtful(root, 'sv')).toEqual([
    `stale ${file} articles/1-everything title`,
    `stale ${file} articles/1-everything body`,
  ]);
});

test('each text of a project becomes stale separately; changing project.yaml makes none stale', () => {
  const root = copyContent({ 'projects/loom/project.yaml': (text) => text.replace('size: large', 'size: small') });
  expect(doubtful(root, 'sv')).toEqual([]);
  editContent(root, { 'projects/loom/en.mdx': (text) => text.replace(/cost: .*/, 'cost: Nothing.').trim() });
  expect(doubtful(root, 'sv')).toEqual(['stale projects/loom/sv.mdx projects_loom_cost']);
  editContent(root, { 'projects/loom/en.mdx': (text) => `${text}\n\nOne more line.\n` });
  expect(acceptTranslations(root, 'sv', ['projects_loom_cost'])).toEqual(['projects_loom_cost']);
  expect(doubtful(root, 'sv')).toEqual(['stale projects/loom/sv.mdx projects_loom_story']);
  editContent(root, { 'projects/loom/sv.mdx': () => undefined });
  const { file, line, state } = readTranslations(root, 'sv').find(({ key }) => key === 'projects_loom_title') ?? {};
  expect({ file, line, state }).toEqual({ file: 'projects/loom/sv.mdx', line: undefined, state: 'missing' });
});

test('owners translate interface texts that they replace, and all texts if the engine lacks the language', () => {
  const root = copyContent({ 'words/cs.yaml': (text) => text.replace(/nav_label: .*\n/, '') });
  expect(readTranslations(root, 'cs').find(({ key }) => key === 'nav_label')?.state).toBe('missing');
  writeFileSync(join(root, 'words/de.yaml'), 'nav_label: Wohin\n');
  const german = readTranslations(root, 'de').map(({ key, state }) => `${state} ${key}`);
  expect(german).toContain('new nav_label');
  expect(german.some((text) => text.endsWith(' nav_menu_open'))).toBe(false);
});

test('Windows line ends make nothing stale', () => {
  const root = copyContent({ 'articles/1-everything/en.mdx': (text) => text.replaceAll('\n', '\r\n') });
  expect(doubtful(root, 'sv')).toEqual([]);
});

test('a ledger entry without an English text is surplus, and the next acceptance removes it', () => {
  const root = copyContent({ 'words/ledger/sv.txt': (text) => `old_text 0123456789ab\n${text}` });
  expect(doubtful(root, 'sv')).toEqual(['surplus words/ledger/sv.txt old_text']);
  expect(acceptTranslations(root, 'sv')).toEqual([]);
  expect(doubtful(root, 'sv')).toEqual([]);
});

test('in a language without a ledger every text is new, and recording them writes the ledger', () => {
  const root = copyContent({ 'words/ledger/cs.txt': () => undefined });
  expect(doubtful(root, 'cs')).toEqual([]);
  const recorded = recordNewTranslations(root, 'cs');
  expect(recorded.length).toBeGreaterThan(100);
  expect(recordNewTranslations(root, 'cs')).toEqual([]);
  editContent(root, { 'words/en.yaml': newHobby });
  expect(doubtful(root, 'cs')).toEqual(['stale words/cs.yaml hobby_1']);
});

test('after a change of the English a rewritten translation is new, an unchanged one stale', () => {
  const root = copyContent({ 'words/en.yaml': newHobby });
  acceptTranslations(root, 'sv', ['hobby_1']);
  editContent(root, { 'words/en.yaml': (text) => text.replace(/hobby_1: .*/, 'hobby_1: A third hobby') });
  expect(doubtful(root, 'sv')).toEqual(['stale words/sv.yaml hobby_1']);
  editContent(root, { 'words/sv.yaml': (text) => text.replace(/hobby_1: .*/, 'hobby_1: En tredje hobby') });
  expect(doubtful(root, 'sv')).toEqual([]);
  expect(recordNewTranslations(root, 'sv').map(({ key }) => key)).toEqual(['hobby_1']);
  expect(readTranslations(root, 'sv').find(({ key }) => key === 'hobby_1')?.state).toBe('complete');
});

test('rejects unknown keys and keys without a translation, and leaves the ledger unchanged', () => {
  const root = copyContent({ 'words/en.yaml': newHobby });
  const before = ledgerOf(root, 'sv');
  expect(() => acceptTranslations(root, 'sv', ['hobby_1', 'nav_nothing'])).toThrow('sv has no text "nav_nothing"');
  expect(() => acceptTranslations(root, 'sv', ['articles/3-short body'])).toThrow('is not translated yet');
  expect(ledgerOf(root, 'sv')).toBe(before);
});

test('reports an invalid line of a ledger with file and line', () => {
  const root = copyContent({ 'words/ledger/cs.txt': (text) => `nonsense\n${text}` });
  expect(() => readTranslations(root, 'cs')).toThrow('words/ledger/cs.txt:1: not a ledger line');
});

const body = 'articles/9-blocks body';
const article = (text: string) => `---\ntitle: T\n---\n\n${text}\n`;

function acceptedArticle(english: string, swedish: string): string {
  const root = copyContent({
    'articles/9-blocks/en.mdx': () => article(english),
    'articles/9-blocks/sv.mdx': () => article(swedish),
  });
  acceptTranslations(root, 'sv');
  return root;
}

/** The article’s stale blocks: id, English, translation, and whether the ledger has the earlier English. */
const staleBlocks = (root: string) =>
  readTranslations(root, 'sv')
    .find(({ key }) => key === body)
    ?.blocks?.filter(({ state }) => state === 'stale')
    .map(({ source, translation, madeFrom }) => [source.id, source.text, translation?.text, madeFrom !== undefined]);

const write = (root: string, code: string, text: string) =>
  writeFileSync(join(root, `articles/9-blocks/${code}.mdx`), article(text));

test('a paragraph added in both languages is new, and is recorded without a stale one beside it', () => {
  const root = acceptedArticle('One.\n\nTwo.', 'Ett.\n\nTvå.');
  write(root, 'en', 'First.\n\nTwo.\n\nThree.');
  write(root, 'sv', 'Ett.\n\nTvå.\n\nTre.');
  expect(staleBlocks(root)?.map(([id]) => id)).toEqual(['0']);
  expect(recordNewTranslations(root, 'sv').map(({ key }) => key)).toEqual([body]);
  expect(staleBlocks(root)?.map(([id]) => id)).toEqual(['0']);
  write(root, 'en', 'First.\n\nTwo.\n\nThird.');
  expect(staleBlocks(root)?.map(([id]) => id)).toEqual(['0', '2']);
});

test('only the blocks of an article whose English has changed are stale', () => {
  const root = acceptedArticle('One.\n\n## Two\n\n- three\n- four', 'Ett.\n\n## Två\n\n- tre\n- fyra');
  expect(staleBlocks(root)).toEqual([]);
  write(root, 'en', 'One.\n\n## Two\n\n- three\n- five');
  expect(staleBlocks(root)).toEqual([['2.1.0', 'five', 'fyra', true]]);
});

test('accepts a single block, and keeps the earlier English of the other stale blocks', () => {
  const root = acceptedArticle('One.\n\nTwo.\n\nThree.', 'Ett.\n\nTvå.\n\nTre.');
  write(root, 'en', 'First.\n\nTwo.\n\nThird.');
  expect(acceptTranslations(root, 'sv', [`${body}#0`])).toEqual([body]);
  expect(staleBlocks(root)).toEqual([['2', 'Third.', 'Tre.', true]]);
  expect(() => acceptTranslations(root, 'sv', [`${body}#7`])).toThrow('has no text');
});

test('a corrected translation stays current; swapped English paragraphs make theirs stale', () => {
  const root = acceptedArticle('One.\n\nTwo.', 'Ett.\n\nTvå.');
  write(root, 'sv', 'Ett!\n\nTvå.');
  expect(staleBlocks(root)).toEqual([]);
  write(root, 'sv', 'Ett.\n\nTvå.');
  write(root, 'en', 'Two.\n\nOne.');
  expect(staleBlocks(root)?.map(([id]) => id)).toEqual(['0', '1']);
});

test('after git merges the ledgers of two people, the blocks that either accepted are current', () => {
  const root = acceptedArticle('One.\n\nTwo.', 'Ett.\n\nTvå.');
  const before = ledgerOf(root, 'sv');
  write(root, 'en', 'First.\n\nTwo.');
  acceptTranslations(root, 'sv');
  const mine = ledgerOf(root, 'sv');
  writeFileSync(join(root, 'words/ledger/sv.txt'), before);
  write(root, 'en', 'First.\n\nSecond.');
  acceptTranslations(root, 'sv', [`${body}#1`]);
  // As `merge=union` merges them.
  writeFileSync(join(root, 'words/ledger/sv.txt'), mine + ledgerOf(root, 'sv'));
  expect(staleBlocks(root)).toEqual([]);
  acceptTranslations(root, 'sv');
  const lines = ledgerOf(root, 'sv')
    .split('\n')
    .filter((line) => line.startsWith(body));
  expect(lines).toHaveLength(2);
});

test('lists no text for the file of a React page, whose words are dictionary keys', () => {
  const root = copyContent({ 'pages/quotes/page.tsx': () => 'export function Page() {}' });
  expect(readTranslations(root, 'sv').filter(({ key }) => key.startsWith('pages/quotes'))).toEqual([]);
});
