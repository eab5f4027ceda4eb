import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acceptTranslations, readTranslations } from './ledger.ts';
import { site } from './site.ts';

const root = join(import.meta.dirname, '../..');
const codes = site.languages.map(({ code }) => code).filter((code) => code !== 'en');

/** A copy of the content with one text of one file replaced. */
function copyWith(file: string, from: string | RegExp, to: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  edit(copy, file, from, to);
  return copy;
}

function edit(copy: string, file: string, from: string | RegExp, to: string): void {
  const path = join(copy, 'content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} was edited`).not.toBe(before);
  writeFileSync(path, after);
}

/** Every text that is not complete, but for the bodies of articles that a language may lack. */
const unfinished = (folder: string, code: string) =>
  readTranslations(folder, code)
    .filter(({ key, state }) => state !== 'complete' && !(state === 'missing' && key.endsWith(' body')))
    .map(({ key, file, line, state }) => `${state} ${file}${line ? ':N' : ''} ${key}`);

for (const code of codes) {
  test(`every translation into ${code} was made from the English of today`, () => {
    expect(unfinished(root, code)).toEqual([]);
  });
}

test('a changed English text makes its translations stale until they are accepted', () => {
  const copy = copyWith('locales/en.json', /"nav_label": "[^"]*"/, '"nav_label": "Another label"');
  expect(unfinished(copy, 'de')).toEqual(['stale content/locales/de.json:N nav_label']);
  expect(acceptTranslations(copy, 'de', ['nav_label'])).toEqual(['nav_label']);
  expect(unfinished(copy, 'de')).toEqual([]);
  expect(unfinished(copy, 'zu')).toEqual(['stale content/locales/zu.json:N nav_label']);
});

test('a changed plural form makes the whole text stale, once', () => {
  const copy = copyWith('locales/en.json', /"(\w+)_other": "/, '"$1_other": "Now ');
  expect(unfinished(copy, 'pt')).toHaveLength(1);
});

test('a changed English article makes title and body stale, each for itself; its dates do not', () => {
  const copy = copyWith('articles/1-full-stack-journey/en.mdx', /^updated: .*$/m, 'updated: 2026-01-01');
  expect(unfinished(copy, 'af')).toEqual([]);
  edit(copy, 'articles/1-full-stack-journey/en.mdx', /^description: /m, 'description: Newly ');
  const file = 'content/articles/1-full-stack-journey/af.mdx';
  expect(unfinished(copy, 'af')).toEqual([`stale ${file} articles/1-full-stack-journey title`]);
  edit(copy, 'articles/1-full-stack-journey/en.mdx', /$/, '\nOne more line.\n');
  expect(unfinished(copy, 'af')).toEqual([
    `stale ${file} articles/1-full-stack-journey title`,
    `stale ${file} articles/1-full-stack-journey body`,
  ]);
});

test('a text that is gone from English is surplus in the ledger, and dropped at the next acceptance', () => {
  const copy = copyWith('locales/ledger/es.json', '{', '{ "old_text": "0123456789ab",');
  expect(unfinished(copy, 'es')).toEqual(['surplus content/locales/ledger/es.json old_text']);
  expect(acceptTranslations(copy, 'es')).toEqual([]);
  expect(unfinished(copy, 'es')).toEqual([]);
});

test('a key that is no text of the language is refused, and nothing is written', () => {
  const copy = copyWith('locales/en.json', /"nav_label": "[^"]*"/, '"nav_label": "Another label"');
  const before = readFileSync(join(copy, 'content/locales/ledger/de.json'), 'utf8');
  expect(() => acceptTranslations(copy, 'de', ['nav_label', 'nav_nothing'])).toThrow('de has no text "nav_nothing"');
  expect(() => acceptTranslations(copy, 'de', ['articles/9-soft-skills body'])).toThrow('is not translated yet');
  expect(readFileSync(join(copy, 'content/locales/ledger/de.json'), 'utf8')).toBe(before);
});

test('a ledger that is no JSON is reported with its file', () => {
  const copy = copyWith('locales/ledger/zu.json', '{', '{ nonsense');
  expect(() => readTranslations(copy, 'zu')).toThrow('content/locales/ledger/zu.json: no JSON');
});

/** The skeleton of an article: headings, components, code languages, links and pictures, in their order. */
const skeleton = (body: string) =>
  body.match(/^#{2,3}(?= )|^```\w*|<\/?[A-Z]\w*|\]\([^)]*\)|!\[/gm)?.map((part) => part.trim());

for (const code of codes) {
  test(`articles in ${code} have the headings, components, samples and links of the English ones`, () => {
    const bodies = readTranslations(root, code).filter(
      ({ key, state }) => key.endsWith(' body') && state !== 'missing',
    );
    for (const { file } of bodies) {
      const [own, english] = [file, file.replace(/\w+\.mdx$/, 'en.mdx')].map((path) =>
        skeleton(readFileSync(join(root, path), 'utf8')),
      );
      expect(own, file).toEqual(english);
    }
  });
}
