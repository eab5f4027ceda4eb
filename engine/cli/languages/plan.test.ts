import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { siteRoot } from '../../content/site-root.ts';
import { findMentions, planAdd, planOffer, planRemove } from './plan.ts';

const siteFile = 'site.yaml';

test('a language comes with its record, words, those of code too, ledger, glossary and a file with each project', () => {
  const files = [...planAdd(siteRoot, 'sk').keys()];
  for (const file of ['sk.yaml', 'ledger/sk.txt', 'glossary/sk.yaml']) expect(files).toContain(`words/${file}`);
  for (const file of [siteFile, 'projects/loom/sk.mdx', 'games/tangle/tangle.sk.yaml']) expect(files).toContain(file);
});

test('it gets a list for its spelling where a dictionary is installed', () => {
  expect([...planAdd(siteRoot, 'fr').keys()]).toContain('words/spelling/fr.txt');
  expect([...planAdd(siteRoot, 'sk').keys()]).not.toContain('words/spelling/sk.txt');
});

test('the texts of the interface wait too where the project does not speak the language, and only there', () => {
  expect(planAdd(siteRoot, 'sk').get('words/sk.yaml')).toContain('\nnav_menu_close: # ');
  expect(planAdd(siteRoot, 'fr').get('words/fr.yaml')).not.toContain('\nnav_menu_close: # ');
});

test.each([
  ['sv', undefined, 'site.yaml lists sv already'],
  ['qq', undefined, 'CLDR has no name for qq: add --name'],
  ['Slovak', undefined, 'a language code such as zu'],
  ['../sk', 'Here', 'a language code such as zu'],
])('%s is not added', (code, name, why) => {
  expect(() => planAdd(siteRoot, code, name)).toThrow(why);
});

test('a language without a name in CLDR is added with the one that it is given', () => {
  expect(planAdd(siteRoot, 'qq', 'Qaqa').get(siteFile)).toContain('- { code: qq, ownName: "Qaqa", offered: false }');
});

test('words that cannot be read are named with their place', () => {
  const root = copyContent({ 'words/en.yaml': (text) => `${text}a: b: c\n` });
  expect(() => planAdd(root, 'sk')).toThrow(
    /^1 problem in the content:\n {2}words\/en\.yaml:\d+:4: a text with a colon/,
  );
});

test('existing files are not overwritten', () => {
  const root = copyContent({ 'words/sk.yaml': () => 'skip_link: K obsahu\n' });
  expect(() => planAdd(root, 'sk')).toThrow('already exists: words/sk.yaml');
});

test('a language goes with every file that is named after it, and with nothing else', () => {
  const root = copyContent({ 'words/glossary/sv.yaml': () => 'terms: []\n', 'words/spelling/sv.txt': () => 'ord\n' });
  const changes = planRemove(root, 'sv');
  expect(changes.get(siteFile)).not.toContain('sv');
  expect([...changes.values()].filter((text) => text !== undefined)).toHaveLength(1);
  expect([...changes.keys()]).toEqual(
    expect.arrayContaining([
      'articles/1-everything/sv.mdx',
      'pages/uses/sv.mdx',
      'projects/loom/sv.mdx',
      'words/glossary/sv.yaml',
      'words/ledger/sv.txt',
      'words/spelling/sv.txt',
      'words/sv.yaml',
    ]),
  );
  expect([...changes.keys()].filter((file) => !/\/sv\.\w+$/.test(file))).toEqual([siteFile]);
});

test('English is the source of the others: it can neither be removed nor disabled', () => {
  expect(() => planRemove(siteRoot, 'en')).toThrow('it stays');
  expect(() => planOffer(siteRoot, 'en', false)).toThrow('it is offered');
});

test('a language that is not there is neither removed nor offered', () => {
  expect(() => planRemove(siteRoot, 'sk')).toThrow('site.yaml lists no language sk');
  expect(() => planOffer(siteRoot, 'sk', true)).toThrow('site.yaml lists no language sk');
});

test('offering changes one word, and nothing where it is so already', () => {
  const before = readFileSync(join(siteRoot, siteFile), 'utf8');
  const after = planOffer(siteRoot, 'cs', true).get(siteFile);
  expect(after).toBe(before.replace('code: cs, offered: false', 'code: cs, offered: true'));
  expect(planOffer(siteRoot, 'cs', false).size).toBe(0);
});

test('what else names a language is found', () => {
  const root = copyContent({ 'acceptance/pages.test.ts': () => "const shown = 'sv';\n" });
  expect(findMentions(root, 'sv')).toEqual(['acceptance/pages.test.ts']);
});
