import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInterface, readWords } from '../../src/content/read-dictionaries.ts';
import { projectRoot } from '../../src/content/site-root.ts';

/**
 * No spelling dictionary exists for isiZulu: its texts are held to their glossary instead. Where an
 * English text has a term, the isiZulu one has one of the stems that the glossary gives for it.
 */
const content = join(import.meta.dirname, '../../content');
const wordsOf = (code: string) => readWords(projectRoot, code, []).dictionary;
const read = (file: string) => readFileSync(join(content, file), 'utf8');

const terms = read('words/glossary/zu.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => {
    const [english = '', , stems = ''] = line.slice(1, -1).split('|');
    const list = (cell: string) => cell.split(',').flatMap((one) => one.trim().toLowerCase() || []);
    return list(english).map((term) => ({ term, stems: list(stems) }));
  })
  .filter(({ stems }) => stems.length > 0);

/** The terms of an English text whose stems the isiZulu text lacks. */
function missing(english: string, zulu: string): string[] {
  const prose = english.replace(/\{\{\w+\}\}/g, '');
  return terms
    .filter(({ term }) => new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'iu').test(prose))
    .filter(({ stems }) => !stems.some((stem) => zulu.toLowerCase().includes(stem)))
    .map(({ term, stems }) => `${term}: none of ${stems.join(', ')}`);
}

test('the glossary of isiZulu has its terms', () => {
  expect(terms.length).toBeGreaterThan(100);
  expect(missing('Read my blog', 'Funda lapha')).toEqual(['blog: none of bhulog']);
});

test('the texts of isiZulu keep to their glossary', () => {
  const [own, theirs] = [['en', 'zu'].map(wordsOf), ['en', 'zu'].map(readInterface)];
  const found = [own, theirs].flatMap(([english, zulu]) =>
    Object.entries(zulu ?? {}).flatMap(([key, text]) =>
      missing(english?.[key] ?? '', text).map((line) => `${key}: ${line}`),
    ),
  );
  expect(found).toEqual([]);
});

test('the articles in isiZulu keep to their glossary', () => {
  const found = readdirSync(join(content, 'articles'))
    .filter((folder) => existsSync(join(content, 'articles', folder, 'zu.mdx')))
    .flatMap((folder) => {
      const [english, zulu] = ['en', 'zu'].map((code) => split(read(`articles/${folder}/${code}.mdx`)));
      const whole = zulu?.body ? `${english?.front}${english?.body}` : (english?.front ?? '');
      return missing(whole, `${zulu?.front}${zulu?.body}`).map((line) => `${folder}: ${line}`);
    });
  expect(found).toEqual([]);
});

/** Title with description, and the text, of an article. */
function split(source: string): { front: string; body: string } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source) ?? [];
  return { front: front.match(/^(title|metaTitle|description):.*$/gm)?.join('\n') ?? '', body: body.trim() };
}
