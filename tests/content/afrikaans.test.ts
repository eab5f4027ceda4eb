import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInterface, readWords } from '../../src/content/read-dictionaries.ts';

const root = join(import.meta.dirname, '../..');

/** The prose of the interface and the owner's words, with the key that holds it. */
function* interfaceProse(): Generator<{ place: string; text: string }> {
  const [own, template] = [root, join(root, 'cli/init/template')].map(
    (folder) => readWords(folder, 'af', []).dictionary,
  );
  const english = readWords(root, 'en', []).dictionary;
  const texts = [readInterface('af'), template, own].flatMap((words) => Object.entries(words ?? {}));
  for (const [key, value] of texts) {
    // The template project is half Latin.
    if (key.startsWith('projects_template_')) continue;
    // What still stands in English is not Afrikaans yet.
    if (value === english[key]) continue;
    yield { place: `af ${key}`, text: value.replace(/\{\{\w+\}\}|\[\[\w+\]\]/g, ' ') };
  }
}

/** The prose of the articles, line by line. */
function* articleProse(): Generator<{ place: string; text: string }> {
  for (const file of globSync('content/articles/*/af.mdx', { cwd: root })) {
    const prose = readFileSync(join(root, file), 'utf8')
      // Code leaves its line breaks behind, so that lines keep their numbers.
      .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
      // The notes for the illustrator stay English.
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, (note) => note.replace(/[^\n]/g, ''))
      .replace(/`[^`]+`/g, (code) => code.replace(/[^\n]/g, ' '))
      .replace(/^(title|metaTitle|description):/gm, ' ')
      // A component's name and its attributes' names go, what the attributes say stays.
      .replace(/<\/?[A-Z]\w*|\b\w+=(?=["{])/g, ' ')
      .replace(/\]\([^)\s]+\)/g, ' ');
    for (const [index, text] of prose.split('\n').entries()) yield { place: `${file}:${index + 1}`, text };
  }
}

/** Those of the words that neither Debian's Afrikaans dictionary nor docs/words/af.txt knows. */
function unknown(words: Iterable<string>): Set<string> {
  const found = execFileSync('hunspell', ['-d', 'af_ZA', '-i', 'utf-8', '-p', 'docs/words/af.txt', '-l'], {
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
    console.warn('The spelling of the Afrikaans texts is not checked: apt-get install hunspell hunspell-af');
    return false;
  }
})();

/** Names that the owner has listed as spelt right. */
const names = new Set(readFileSync(join(root, 'content/words/spelling.txt'), 'utf8').split(/\s+/));

// cspell has no Afrikaans dictionary: where Debian's is there, it judges.
test.runIf(hunspell)('the Afrikaans texts are spelt right', () => {
  const words = [...interfaceProse(), ...articleProse()].flatMap(({ place, text }) =>
    // An apostrophe ends a word, as in “foto’s”; a hyphen does so only where nothing follows, as in “dag- en nagkleure”.
    [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map(([word]) => ({ place, word })),
  );
  expect(words.length).toBeGreaterThan(1000);
  expect([...unknown(['werkbank', 'werkbnak'])]).toEqual(['werkbnak']);
  const wrong = unknown(new Set(words.map(({ word }) => word))).difference(names);
  expect(words.filter(({ word }) => wrong.has(word)).map(({ place, word }) => `${place}: ${word}`)).toEqual([]);
});
