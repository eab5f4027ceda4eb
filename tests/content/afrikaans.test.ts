import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../engine/content/read-content.ts';
import { engineRoot, siteRoot as root } from '../../engine/content/site-root.ts';
import { readWords } from '../../engine/content/texts/read-dictionaries.ts';
import { readInterface } from '../../engine/content/texts/read-interface.ts';
import { spellingFile } from '../../engine/content/texts/spelling.ts';
import { projectRoot } from '../support/project-root.ts';

const content = await readContent(root);
/** Whether the site has texts in Afrikaans, and not only the interface. */
const hasAfrikaansTexts = content.site.languages.some(({ code }) => code === 'af');
const templates = content.projects
  .filter(({ kind }) => kind === 'template')
  .map(({ title }) => title.replace(/title$/, ''));

/** The file of all accepted words that the dictionary lacks, of the interface and of the owner’s texts. */
const known = join(root, '.cache/words-af.txt');
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(
  known,
  [join(projectRoot, 'docs/words/af.txt'), join(root, 'words/spelling.txt'), join(root, spellingFile('af'))]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);

/** Prose of the interface and the owner’s words, with its key. */
function* interfaceProse(): Generator<{ place: string; text: string }> {
  const folders = [join(engineRoot, 'cli/init/template'), ...(hasAfrikaansTexts ? [root] : [])];
  const words = folders.map((folder) => readWords(folder, 'af', [], true).dictionary);
  const english = readWords(root, 'en', []).dictionary;
  for (const [key, value] of [readInterface('af'), ...words].flatMap((one) => Object.entries(one))) {
    // Texts that are still in English are not checked.
    if (value === english[key] || templates.some((start) => key.startsWith(start))) continue;
    yield { place: `af ${key}`, text: withoutMarkup(value.replace(/\{\{\w+\}\}|\[\[\w+\]\]/g, ' ')) };
  }
}

function* articleProse(): Generator<{ place: string; text: string }> {
  for (const file of globSync('articles/*/af.mdx', { cwd: root })) {
    const prose = readFileSync(join(root, file), 'utf8')
      // Line breaks of code are kept, so that line numbers stay right.
      .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
      // Notes for the illustrator are in English.
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, (note) => note.replace(/[^\n]/g, ''))
      .replace(/`[^`]+`/g, (code) => code.replace(/[^\n]/g, ' '))
      .replace(/^(title|metaTitle|description):/gm, ' ');
    for (const [index, text] of withoutMarkup(prose).split('\n').entries())
      yield { place: `${file}:${index + 1}`, text };
  }
}

/** Removes addresses and the names of components, attributes, drawings, demos and labels; the texts of attributes and labels stay. */
const withoutMarkup = (text: string) =>
  text
    .replace(/ (drawing|of|file|name|round)="[^"]*"|^ {4}\w+: (?=")|\{\w+\}/gm, ' ')
    .replace(/<\/?[A-Z]\w*|\b\w+=(?=["{])/g, ' ')
    .replace(/\]\([^)\s]+\)/g, ' ');

/** Words that neither Debian’s Afrikaans dictionary nor the word lists contain. */
function unknown(words: Iterable<string>): Set<string> {
  const found = execFileSync('hunspell', ['-d', 'af_ZA', '-i', 'utf-8', '-p', known, '-l'], {
    cwd: root,
    encoding: 'utf8',
    input: [...words].join('\n'),
    // The word list is read in the encoding of the locale.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: 'pipe',
  });
  return new Set(found.split('\n').filter(Boolean));
}

const hunspell = (() => {
  try {
    unknown([]);
    return true;
  } catch {
    console.warn(
      'hunspell is not installed, the spelling of the Afrikaans texts is not checked (Debian: apt-get install hunspell hunspell-af)',
    );
    return false;
  }
})();

// cspell has no Afrikaans dictionary, so Debian’s is used where it is installed.
test.runIf(hunspell)('the Afrikaans texts are spelt right', () => {
  const words = [...interfaceProse(), ...articleProse()].flatMap(({ place, text }) =>
    // An apostrophe ends a word, as in “foto’s”; a hyphen only at its end, as in “dag- en nagkleure”.
    [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map(([word]) => ({ place, word })),
  );
  expect([...unknown(['huis', 'hiuis'])]).toEqual(['hiuis']);
  const wrong = unknown(new Set(words.map(({ word }) => word)));
  expect(words.filter(({ word }) => wrong.has(word)).map(({ place, word }) => `${place}: ${word}`)).toEqual([]);
});
