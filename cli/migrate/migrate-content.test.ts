import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFormat } from '../../src/content/format.ts';
import { readContent } from '../../src/content/read-content.ts';
import { contentFormat } from '../../src/content/schemas/format.ts';
import { projectRoot } from '../../src/content/site-root.ts';
import { copyContent } from '../../tests/support/content-copy.ts';
import { writeChanges } from '../support/write-changes.ts';
import { planMigration } from './migrate-content.ts';
import { type Migration, migrations } from './migrations.ts';
import { showChanges } from './show-changes.ts';

const readText = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

/** Two made-up migrations: a field gets another name, then a value under that name. */
const made: Migration[] = [
  {
    to: 2,
    about: 'email is called mail',
    change: (files) =>
      files.edit('content/site.yaml', (document) => {
        document.set('mail', document.get('email'));
        document.delete('email');
      }),
  },
  {
    to: 3,
    about: 'mail is spoken, titles are loud',
    change: (files) => {
      files.edit('content/site.yaml', (document) => document.set('mail', `mailto:${document.get('mail')}`));
      for (const path of files.list(/^content\/articles\/.*\.mdx$/))
        files.edit(path, (document) => document.set('title', String(document.get('title')).toUpperCase()));
    },
  },
];

test('migrations run in order, keep comments and text, and write nothing by themselves', () => {
  const root = copyContent({ 'site.yaml': (text) => `${text}# the last word\n` });
  const before = readText(root, 'content/site.yaml');
  const { steps, changes } = planMigration(root, 1, made, 3);
  expect(readText(root, 'content/site.yaml')).toBe(before);
  expect(steps).toEqual(['2: email is called mail', '3: mail is spoken, titles are loud']);
  const site = String(changes.get('content/site.yaml'));
  expect(site).toMatch(/^mail: mailto:ada@fixture\.example$/m);
  expect(site).toMatch(/^format: 3$/m);
  for (const comment of before.match(/^#.*$/gm) ?? []) expect(site).toContain(comment);
  const article = 'content/articles/3-short/en.mdx';
  const [, , text = ''] = readText(root, article).split('---\n');
  expect(text).not.toBe('');
  expect(String(changes.get(article))).toMatch(/^---\n[\s\S]*^title: [^a-z]+$/m);
  expect(String(changes.get(article)).endsWith(`---\n${text}`)).toBe(true);
});

test('content that is half-way takes the steps that are left', () => {
  const root = copyContent({
    'site.yaml': (text) => text.replace('email:', 'mail:'),
  });
  expect(planMigration(root, 2, made, 3).steps).toHaveLength(1);
});

test('a step that is missing stops all', () => {
  expect(() => planMigration(copyContent(), 1, made.slice(1), 3)).toThrow('no migration leads to format 2');
});

test('changes are shown line by line, with the files that come and go', () => {
  const changes = showChanges(
    copyContent(),
    new Map([
      ['content/contact.yaml', undefined],
      ['content/new.yaml', 'a: 1\n'],
    ]),
  );
  expect(changes).toMatch(/^--- content\/contact\.yaml\n\+\+\+ \/dev\/null\n@@/m);
  expect(changes).toMatch(/^--- \/dev\/null\n\+\+\+ content\/new\.yaml\n@@ -0,0 \+1,1 @@\n\+a: 1$/m);
});

const formats = join(projectRoot, 'tests/fixtures/formats');

test('each format has its migration, and content from before it', () => {
  const later = Array.from({ length: contentFormat - 1 }, (_, index) => index + 2);
  expect(migrations.map(({ to }) => to)).toEqual(later);
  expect(readdirSync(formats).map(Number)).toEqual(expect.arrayContaining([1, ...later.map((to) => to - 1)]));
});

test.each(readdirSync(formats))(
  'content of format %s becomes content that is read, with its comments',
  async (name) => {
    const root = mkdtempSync(join(tmpdir(), 'format-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync(join(formats, name), root, { recursive: true });
    expect(readFormat(root)).toBe(Number(name));
    const comments = commentsIn(root);
    expect(comments.length).toBeGreaterThan(5);
    writeChanges(root, planMigration(root, Number(name)).changes);
    await expect(readContent(root)).resolves.toMatchObject({ folder: join(root, 'content') });
    expect(commentsIn(root)).toEqual(expect.arrayContaining(comments));
  },
);

/** The comments that stand in lines of their own. */
function commentsIn(root: string): string[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readText(root, `content/${file}`).match(/^#.*$/gm) ?? []);
}
