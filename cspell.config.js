import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ownersNames, spellingDictionaries, spellingFile } from './engine/content/texts/spelling.ts';

/**
 * Which texts are checked with which dictionary. A language is checked if the sample or the interface has it and
 * package.json names a dictionary for it.
 */

const root = import.meta.dirname;
const siteRoot = join(root, 'site');
const site = parse(readFileSync(join(siteRoot, 'site.yaml'), 'utf8'));
const spoken = globSync('engine/i18n/locales/*.json', { cwd: root }).map((file) => basename(file, '.json'));
const tags = new Map([
  ...spoken.map((code) => [code, code]),
  ...site.languages.map(({ code, tag = code }) => [code, tag]),
]);
const checked = [...tags].filter(([code, tag]) => code === 'en' || spellingDictionaries(tag).length > 0);
const others = checked.filter(([code]) => code !== 'en');
/** Words that the dictionaries lack: the project's, and the sample's. */
const lists = (code) =>
  [
    join(root, `docs/words/${code}.txt`),
    join(siteRoot, 'words/spelling.txt'),
    join(siteRoot, spellingFile(code)),
  ].filter(existsSync);
const codes = checked.map(([code]) => code).join();

/** The German package accepts `ss` for `ß` and `ue` for `ü`; its list of words alone does not. */
const strict = { de: './node_modules/@cspell/dict-de-de/de_DE.trie.gz' };

export default {
  version: '0.2',
  reporters: ['./tests/support/spelling-reporter.ts'],
  import: others.flatMap(([, tag]) => spellingDictionaries(tag).map((name) => `${name}/cspell-ext.json`)),
  language: 'en-GB',
  minWordLength: 3,
  files: [
    `engine/i18n/locales/{${codes}}.json`,
    `{site,engine/cli/init/template}/words/{${codes}}.yaml`,
    `site/{articles,frame,games,pages,projects}/**/{${codes},*.{${codes}}}.{mdx,yaml}`,
    '{README,CONTRIBUTING,SECURITY,UPGRADING,CHANGELOG,engine/README,engine/cli/init/project/readme}.md',
    'docs/**/*.md',
  ],
  dictionaryDefinitions: [
    ...Object.entries(strict).map(([code, path]) => ({ name: `strict-${code}`, path })),
    ...[...new Set(checked.flatMap(([code]) => lists(code)))].map((path) => ({ name: path, path, addWords: true })),
  ],
  words: ['fitout', ...ownersNames(siteRoot)],
  dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'golang', 'html', 'css'],
  overrides: [
    { filename: ['**/{en,*.en}.{json,yaml,mdx}', '**/*.md'], dictionaries: lists('en') },
    ...others.map(([code, tag]) => ({
      filename: `**/{${code},*.${code}}.{json,yaml,mdx}`,
      language: new Intl.Locale(tag).language,
      dictionaries: [...(code in strict ? [`strict-${code}`, '!de-de'] : []), ...lists(code)],
    })),
    { filename: `**/{${others.map(([code]) => code)}}.mdx`, ignoreRegExpList: ['/\\{\\/\\*[\\s\\S]*?\\*\\/\\}/g'] },
  ],
  ignoreRegExpList: [
    // Names of measurements.
    '/ of="[^"]*"/g',
    '/^```[\\s\\S]*?^```/gm',
    '/`[^`\\n]+`/g',
    '/<\\/?[A-Z]\\w*/g',
    '/ (drawing|file|name|round)="[^"]*"/g',
    '/ means=/g',
    '/- \\| \\S+/g',
    '/\\]\\([^)\\s]+\\)/g',
    '/^(title|metaTitle|description):/gm',
    '/\\{\\{?\\w+\\}?\\}/g',
    '/"[a-z0-9_]+":/g',
    '/^ *(- )?[a-zA-Z0-9_]+:/gm',
    '/\\btag_\\w+/g',
    '/\\bblog_category_\\w+/g',
  ],
};
