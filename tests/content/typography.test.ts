import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../engine/content/site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { readWords } from '../../engine/content/texts/read-dictionaries.ts';
import { readHyphenation } from '../../engine/content/texts/read-hyphenation.ts';
import { splitBlocks } from '../../engine/content/translations/text-blocks.ts';

/** The outer and inner quotation marks of each language, from CLDR; other languages are not checked. */
const quotes: Readonly<Record<string, string>> = {
  ...{ en: '“”‘’', af: '“”‘’', zu: '“”‘’', pt: '“”‘’' },
  ...{ de: '„“‚‘’', es: '«»“”‘’', fr: '«»“”’' },
};
const allQuotes = /[“”„«»‘‚‹›"]/g;

function textsOf(code: string): [place: string, text: string][] {
  const { dictionary } = readWords(siteRoot, code, [], true);
  const words = Object.entries(dictionary).filter(([key]) => !key.endsWith('_story'));
  const folders = ['articles', 'pages', 'projects'].flatMap((kind) => {
    const folder = join(siteRoot, kind);
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, `${code}.mdx`)) : [];
  });
  const blocks = folders.filter(existsSync).flatMap((file) =>
    splitBlocks(readFileSync(file, 'utf8'))
      .filter(({ kind }) => !/^code|^</.test(kind))
      .map(({ text, line }): [string, string] => [
        `${file}:${line}`,
        text.replace(/`[^`]*`|<[^>]*>|\]\([^)]*\)|\{\/\*[\s\S]*?\*\/\}/g, ' '),
      ]),
  );
  return [...words, ...blocks];
}

test.each(site.languages.map(({ code }) => code).filter((code) => code in quotes))(
  'the texts in %s use the quotation marks of their language',
  (code) => {
    const strange = textsOf(code).flatMap(([place, text]) =>
      [...text.matchAll(allQuotes)]
        .filter(([sign]) => !quotes[code]?.includes(sign))
        .map(([sign]) => `${place}: ${sign}`),
    );
    expect(strange).toEqual([]);
  },
);

test('every line of the hyphenation lists is a word with its breaks', () => {
  const problems: Parameters<typeof readHyphenation>[1] = [];
  readHyphenation(siteRoot, problems);
  expect(problems).toEqual([]);
});
