import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { contentFormat } from '../../content/schemas/format.ts';
import { openContent } from './content-files.ts';
import { makePatch } from './make-patch.ts';
import { planMigration } from './migrate-content.ts';
import { type Migration, migrations } from './migrations.ts';

const readText = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

/** Two invented migrations: renaming a field, then changing its value. */
const made: Migration[] = [
  {
    to: 2,
    about: 'email is called mail',
    change: (files) =>
      files.edit('site.yaml', (document) => {
        document.set('mail', document.get('email'));
        document.delete('email');
      }),
  },
  {
    to: 3,
    about: 'mail is spoken, titles are loud',
    change: (files) => {
      files.edit('site.yaml', (document) => document.set('mail', `mailto:${document.get('mail')}`));
      for (const path of files.list(/^articles\/.*\.mdx$/))
        files.edit(path, (document) => document.set('title', String(document.get('title')).toUpperCase()));
    },
  },
];

test('runs migrations in order, keeps comments and text, and writes nothing to disk', () => {
  const root = copyContent({ 'site.yaml': (text) => `${text}# the last word\n` });
  const before = readText(root, 'site.yaml');
  const { steps, changes } = planMigration(root, 1, made, 3);
  expect(readText(root, 'site.yaml')).toBe(before);
  expect(steps).toEqual(['2: email is called mail', '3: mail is spoken, titles are loud']);
  const site = String(changes.get('site.yaml'));
  expect(site).toMatch(/^mail: mailto:ada@fixture\.example$/m);
  expect(site).toMatch(/^format: 3$/m);
  for (const comment of before.match(/^#.*$/gm) ?? []) expect(site).toContain(comment);
  const article = 'articles/3-short/en.mdx';
  const [, , text = ''] = readText(root, article).split('---\n');
  expect(text).not.toBe('');
  expect(String(changes.get(article))).toMatch(/^---\n[\s\S]*^title: [^a-z]+$/m);
  expect(String(changes.get(article)).endsWith(`---\n${text}`)).toBe(true);
});

test('a migration sees the owner’s files, and no installed, built or cached ones', () => {
  const other = {
    'node_modules/x/a.yaml': () => 'a: 1\n',
    'dist/a.yaml': () => 'a: 1\n',
    '.cache/a.yaml': () => 'a: 1\n',
  };
  expect(openContent(copyContent({ ...other, 'a.yaml': () => 'a: 1\n' })).list(/\ba\.yaml$/)).toEqual(['a.yaml']);
});

test('content of a later format runs only the remaining migrations', () => {
  const root = copyContent({
    'site.yaml': (text) => text.replace('email:', 'mail:'),
  });
  expect(planMigration(root, 2, made, 3).steps).toHaveLength(1);
});

test('throws if a migration is missing', () => {
  expect(() => planMigration(copyContent(), 1, made.slice(1), 3)).toThrow('no migration leads to format 2');
});

test('the patch shows added and removed files line by line', () => {
  const changes = makePatch(
    copyContent(),
    new Map([
      ['contact.yaml', undefined],
      ['new.yaml', 'a: 1\n'],
    ]),
  );
  expect(changes).toMatch(/^--- contact\.yaml\n\+\+\+ \/dev\/null\n@@/m);
  expect(changes).toMatch(/^--- \/dev\/null\n\+\+\+ new\.yaml\n@@ -0,0 \+1,1 @@\n\+a: 1$/m);
});

test('every format after the first has a migration', () => {
  expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: contentFormat - 1 }, (_, index) => index + 2));
});
