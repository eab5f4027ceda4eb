import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { siteRoot } from '../../content/site-root.ts';
import { findMentions, planAdd, planOffer, planRemove } from './plan.ts';

const siteFile = 'site.yaml';

test('adding a language adds its record, words (also those of code), ledger, glossary and project files', () => {
  const files = [...planAdd(siteRoot, 'sk').keys()];
  for (const file of ['sk.yaml', 'ledger/sk.txt', 'glossary/sk.yaml']) expect(files).toContain(`words/${file}`);
  for (const file of [siteFile, 'projects/loom/sk.mdx', 'games/tangle/tangle.sk.yaml']) expect(files).toContain(file);
});

test('adding a language adds a spelling list if a dictionary is installed for the language', () => {
  expect([...planAdd(siteRoot, 'fr').keys()]).toContain('words/spelling/fr.txt');
  expect([...planAdd(siteRoot, 'sk').keys()]).not.toContain('words/spelling/sk.txt');
});

test('words of a new language include interface texts to translate only if the interface lacks it', () => {
  expect(planAdd(siteRoot, 'sk').get('words/sk.yaml')).toContain('\nnav_menu_close: # ');
  expect(planAdd(siteRoot, 'fr').get('words/fr.yaml')).not.toContain('\nnav_menu_close: # ');
});

test.each([
  ['sv', undefined, 'site.yaml lists sv already'],
  ['qq', undefined, 'CLDR has no name for qq: add --name'],
  ['Slovak', undefined, 'a language code such as zu'],
  ['../sk', 'Here', 'a language code such as zu'],
])('refuses to add the language %s', (code, name, why) => {
  expect(() => planAdd(siteRoot, code, name)).toThrow(why);
});

test('adds a language that CLDR does not know under the given name', () => {
  expect(planAdd(siteRoot, 'qq', 'Qaqa').get(siteFile)).toContain('- { code: qq, ownName: "Qaqa", offered: false }');
});

test('reports invalid words with file, line and column', () => {
  const root = copyContent({ 'words/en.yaml': (text) => `${text}a: b: c\n` });
  expect(() => planAdd(root, 'sk')).toThrow(
    /^1 problem in the content:\n {2}words\/en\.yaml:\d+:4: put a text that contains a colon/,
  );
});

test('refuses to overwrite existing files', () => {
  const root = copyContent({ 'words/sk.yaml': () => 'skip_link: K obsahu\n' });
  expect(() => planAdd(root, 'sk')).toThrow('already exists: words/sk.yaml');
});

test('removing a language removes its record and every file named after the language, and nothing else', () => {
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

test('the default language can be neither removed nor disabled', () => {
  expect(() => planRemove(siteRoot, 'en')).toThrow('it cannot be removed');
  expect(() => planOffer(siteRoot, 'en', false)).toThrow('it cannot be disabled');
});

test('refuses to remove or offer a language that the site does not have', () => {
  expect(() => planRemove(siteRoot, 'sk')).toThrow('site.yaml lists no language sk');
  expect(() => planOffer(siteRoot, 'sk', true)).toThrow('site.yaml lists no language sk');
});

test('offering a language changes one word; disabling a disabled language changes nothing', () => {
  const before = readFileSync(join(siteRoot, siteFile), 'utf8');
  const after = planOffer(siteRoot, 'cs', true).get(siteFile);
  expect(after).toBe(before.replace('code: cs, offered: false', 'code: cs, offered: true'));
  expect(planOffer(siteRoot, 'cs', false).size).toBe(0);
});

test('finds other files that name a language', () => {
  const root = copyContent({ 'acceptance/pages.test.ts': () => "const shown = 'sv';\n" });
  expect(findMentions(root, 'sv')).toEqual(['acceptance/pages.test.ts']);
});
