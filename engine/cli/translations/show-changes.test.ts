import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { acceptTranslations } from '../../content/accept-translations.ts';
import { readTranslations } from '../../content/ledger.ts';
import { findKeys } from './find-texts.ts';
import { showChanges } from './show-changes.ts';

const article = (text: string) => `---\ntitle: T\n---\n\n${text}\n`;
const english = (root: string, text: string) => writeFileSync(join(root, 'articles/9-blocks/en.mdx'), article(text));

function acceptedSite(): string {
  const root = copyContent({
    'articles/9-blocks/en.mdx': () => article('One red shed.\n\nTwo.'),
    'articles/9-blocks/sv.mdx': () => article('En röd bod.\n\nTvå.'),
  });
  acceptTranslations(root, 'sv');
  return root;
}

const shown = (root: string, ...names: string[]) => {
  const texts = readTranslations(root, 'sv');
  return showChanges(root, 'sv', texts, findKeys(texts, names)).join('\n');
};

test('a changed block is shown as it was and as it is, with the translation that waits', () => {
  const root = acceptedSite();
  const git = (...parameters: string[]) =>
    spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@fixture.example', ...parameters], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  english(root, 'One blue shed.\n\nTwo.');
  expect(shown(root, '9')).toBe(
    `articles/9-blocks/sv.mdx:5  articles/9-blocks body#0  (articles/9-blocks/en.mdx:5)
  en  One [-red-]{+blue+} shed.
  sv  En röd bod.
`,
  );
  expect(shown(root, 'articles/9-blocks body#1')).toBe('');
});

test('where git does not know what was there, that is said', () => {
  const root = acceptedSite();
  english(root, 'One blue shed.\n\nTwo.');
  expect(shown(root)).toContain('  en  One blue shed.\n      (git does not know the text');
});

test('a text of the dictionary is shown in both languages, and a name that means nothing is refused', () => {
  const root = acceptedSite();
  editContent(root, { 'words/en.yaml': (text) => text.replace(/hobby_1: .*/, 'hobby_1: Another hobby') });
  expect(shown(root, 'hobby_1')).toMatch(/^words\/sv\.yaml:\d+ {2}hobby_1\n {2}en {2}Another hobby\n {2}sv {2}./);
  expect(() => shown(root, 'nonsense')).toThrow('There is no text "nonsense"');
});

test('of the fields at the head of a text those that are shown are, whatever lines of its body look like', () => {
  const root = acceptedSite();
  const text = (title: string) => `---\ntitle: ${title}\n---\n\n\`\`\`yaml\ntitle: Mine\n\`\`\`\n`;
  editContent(root, {
    'articles/9-blocks/en.mdx': () => text('A new title'),
    'articles/9-blocks/sv.mdx': () => text('T'),
  });
  expect(shown(root, 'articles/9-blocks title')).toBe(
    'articles/9-blocks/sv.mdx  articles/9-blocks title\n  en  title: A new title\n  sv  title: T\n',
  );
});
