import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, editContent } from '../../tests/support/content-copy.ts';
import { acceptTranslations, readTranslations } from './ledger.ts';

/** The texts of a language that somebody has to look at; missing ones only wait. */
const doubtful = (root: string, code: string) =>
  readTranslations(root, code)
    .filter(({ state }) => state === 'stale' || state === 'surplus')
    .map(({ key, file, state }) => `${state} ${file} ${key}`);

const newLabel = (text: string) => text.replace(/"nav_label": "[^"]*"/, '"nav_label": "Another label"');
const ledgerOf = (root: string, code: string) =>
  readFileSync(join(root, `content/locales/ledger/${code}.json`), 'utf8');

test('a text is found with its file and its line; one that is missing has none', () => {
  const root = copyContent({ 'locales/sv.json': (text) => text.replace(/ {2}"nav_label": .*\n/, '') });
  const texts = readTranslations(root, 'sv');
  const lines = readFileSync(join(root, 'content/locales/sv.json'), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes('"nav_menu_open"')) + 1;
  const file = 'content/locales/sv.json';
  expect(texts.find(({ key }) => key === 'nav_menu_open')).toMatchObject({ file, line, state: 'complete' });
  expect(texts.find(({ key }) => key === 'nav_label')).toMatchObject({ file, line: undefined, state: 'missing' });
});

test('a changed English text makes its translations stale until they are accepted, each language for itself', () => {
  const root = copyContent({ 'locales/en.json': newLabel });
  expect(doubtful(root, 'sv')).toEqual(['stale content/locales/sv.json nav_label']);
  expect(acceptTranslations(root, 'sv', ['nav_label'])).toEqual(['nav_label']);
  expect(doubtful(root, 'sv')).toEqual([]);
  expect(doubtful(root, 'pl')).toEqual(['stale content/locales/pl.json nav_label']);
});

test('of several stale texts only those that are named are accepted', () => {
  const root = copyContent({
    'locales/en.json': (text) => newLabel(text).replace(/"skip_link": "[^"]*"/, '"skip_link": "Skip"'),
  });
  expect(acceptTranslations(root, 'sv', ['skip_link'])).toEqual(['skip_link']);
  expect(doubtful(root, 'sv')).toEqual(['stale content/locales/sv.json nav_label']);
});

test('a changed plural form makes the whole text stale, once', () => {
  const root = copyContent({ 'locales/en.json': (text) => text.replace(/"(\w+)_other": "/, '"$1_other": "Now ') });
  for (const code of ['sv', 'pl']) expect(doubtful(root, code), code).toHaveLength(1);
});

test('a changed English article makes title and body stale, each for itself; its dates do not', () => {
  const article = 'articles/1-everything/en.mdx';
  const root = copyContent({ [article]: (text) => text.replace(/^updated: .*$/m, 'updated: 2026-01-01') });
  expect(doubtful(root, 'sv')).toEqual([]);
  editContent(root, { [article]: (text) => text.replace(/^description: "/m, 'description: "Newly ') });
  const file = 'content/articles/1-everything/sv.mdx';
  expect(doubtful(root, 'sv')).toEqual([`stale ${file} articles/1-everything title`]);
  editContent(root, { [article]: (text) => `${text}\nOne more line.\n` });
  expect(doubtful(root, 'sv')).toEqual([
    `stale ${file} articles/1-everything title`,
    `stale ${file} articles/1-everything body`,
  ]);
});

test('line ends of Windows make nothing stale', () => {
  const root = copyContent({ 'articles/1-everything/en.mdx': (text) => text.replaceAll('\n', '\r\n') });
  expect(doubtful(root, 'sv')).toEqual([]);
});

test('a text that is gone from English is surplus in the ledger, and dropped at the next acceptance', () => {
  const root = copyContent({ 'locales/ledger/sv.json': (text) => text.replace('{', '{ "old_text": "0123456789ab",') });
  expect(doubtful(root, 'sv')).toEqual(['surplus content/locales/ledger/sv.json old_text']);
  expect(acceptTranslations(root, 'sv')).toEqual([]);
  expect(doubtful(root, 'sv')).toEqual([]);
});

test('a language without a ledger is stale as a whole, and accepting it writes one', () => {
  const root = copyContent({ 'locales/ledger/pl.json': () => undefined });
  const stale = doubtful(root, 'pl');
  expect(acceptTranslations(root, 'pl')).toHaveLength(stale.length);
  expect(existsSync(join(root, 'content/locales/ledger/pl.json'))).toBe(true);
  expect(doubtful(root, 'pl')).toEqual([]);
});

test('a key that is no text of the language is refused, and nothing is written', () => {
  const root = copyContent({ 'locales/en.json': newLabel });
  const before = ledgerOf(root, 'sv');
  expect(() => acceptTranslations(root, 'sv', ['nav_label', 'nav_nothing'])).toThrow('sv has no text "nav_nothing"');
  expect(() => acceptTranslations(root, 'sv', ['articles/3-short body'])).toThrow('is not translated yet');
  expect(ledgerOf(root, 'sv')).toBe(before);
});

test('a ledger that is no JSON is reported with its file', () => {
  const root = copyContent({ 'locales/ledger/pl.json': (text) => text.replace('{', '{ nonsense') });
  expect(() => readTranslations(root, 'pl')).toThrow('content/locales/ledger/pl.json: no JSON');
});
