import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { acceptTranslations } from '../../content/translations/accept-translations.ts';
import { readTranslations } from '../../content/translations/ledger.ts';
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

test('shows the changed words of a block, with its stale translation', () => {
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

test('without git history, shows the current text and reports that the earlier one is unknown', () => {
  const root = acceptedSite();
  english(root, 'One blue shed.\n\nTwo.');
  expect(shown(root)).toContain('  en  One blue shed.\n      (git does not have the text');
});

test('shows a text of the dictionary in both languages, and rejects an unknown name', () => {
  const root = acceptedSite();
  editContent(root, { 'words/en.yaml': (text) => text.replace(/hobby_1: .*/, 'hobby_1: Another hobby') });
  expect(shown(root, 'hobby_1')).toMatch(/^words\/sv\.yaml:\d+ {2}hobby_1\n {2}en {2}Another hobby\n {2}sv {2}./);
  expect(() => shown(root, 'nonsense')).toThrow('There is no text "nonsense"');
});

test('shows the fields of the front matter, and ignores lines of the body that look like fields', () => {
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
