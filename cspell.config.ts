import { existsSync } from 'node:fs';
import { defineConfig } from 'cspell';

/** The languages that cspell has a dictionary of. Afrikaans: tests/content/afrikaans.test.ts. */
const dictionaries = { de: 'de-de', es: 'es-es', pt: 'pt-br', fr: 'fr-fr' };
const codes = ['en', ...Object.keys(dictionaries)];
const files = `{${codes.join(',')}}`;

/** Words that the dictionaries lack: the project's, and the owner's where there are any. */
const wordLists = codes
  .flatMap((code) => [
    { name: `words-${code}`, path: `./docs/words/${code}.txt` },
    { name: `owner-${code}`, path: `./content/words/spelling/${code}.txt` },
  ])
  .filter(({ path }) => existsSync(new URL(path, import.meta.url)));
const listsOf = (code: string) => [`words-${code}`, `owner-${code}`];

export default defineConfig({
  version: '0.2',
  import: Object.values(dictionaries).map((name) => `@cspell/dict-${name}/cspell-ext.json`),
  language: 'en-GB',
  minWordLength: 3,
  files: [
    `src/i18n/locales/${files}.json`,
    `content/words/${files}.yaml`,
    `content/{articles,pages,projects}/*/${files}.mdx`,
    'README.md',
    'docs/**/*.md',
  ],
  dictionaryDefinitions: [
    {
      name: 'strict-de',
      description: 'The words of de-de, which itself lets “ss” stand for “ß” and “ue” for “ü”.',
      path: './node_modules/@cspell/dict-de-de/de_DE.trie.gz',
    },
    ...wordLists.map((list) => ({ ...list, addWords: true })),
  ],
  dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'golang', 'html', 'css'],
  overrides: [
    { filename: ['**/en.{json,yaml,mdx}', '**/*.md'], dictionaries: listsOf('en') },
    { filename: '**/de.{json,yaml,mdx}', language: 'de', dictionaries: ['strict-de', '!de-de', ...listsOf('de')] },
    ...['es', 'pt', 'fr'].map((code) => ({
      filename: `**/${code}.{json,yaml,mdx}`,
      language: code,
      dictionaries: listsOf(code),
    })),
    { filename: '**/{de,es,pt,fr}.mdx', ignoreRegExpList: ['/\\{\\/\\*[\\s\\S]*?\\*\\/\\}/g'] },
  ],
  ignoreRegExpList: [
    '/^```[\\s\\S]*?^```/gm',
    '/`[^`\\n]+`/g',
    '/<\\/?[A-Z]\\w*/g',
    '/\\]\\([^)\\s]+\\)/g',
    '/^(title|metaTitle|description):/gm',
    '/\\{\\{\\w+\\}\\}/g',
    '/"[a-z0-9_]+":/g',
    '/^ *(- )?[a-zA-Z0-9_]+:/gm',
    '/\\btag_\\w+/g',
    '/\\bblog_category_\\w+/g',
  ],
});
