import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../content/files/front-matter.ts';
import type { JsonSchema } from '../../content/json-schemas.ts';
import { siteRoot } from '../../content/site-root.ts';
import { fromEditor, listFiles, schemaOf } from './files.ts';
import { isPicture, propertiesOf } from './make-field.ts';
import { mergeFile } from './write-file.ts';

/** YAML as Sveltia CMS writes it: without empty fields and comments, with block lists. */
const written = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true });

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The value as the form sends it: an empty field is an empty string, and `null` is omitted. */
function inForm(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((one) => inForm(one, (schema.items ?? {}) as JsonSchema));
  if (typeof value === 'string' && isPicture(schema)) return `/${value}`;
  if (typeof value !== 'object' || value === null) return value;
  const known = propertiesOf(schema);
  const empty = Object.keys(known).filter((key) => known[key]?.type === 'string');
  const filled = Object.entries(value).filter(([, one]) => one !== null && !isEmptyList(one));
  return {
    ...Object.fromEntries(empty.map((key) => [key, ''])),
    ...Object.fromEntries(filled.map(([key, one]) => [key, inForm(one, known[key] ?? {})])),
  };
}

const texts = listFiles(siteRoot).flatMap(({ path }) =>
  schemaOf(siteRoot, fromEditor(path)) ? [fromEditor(path)] : [],
);
const read = (path: string) => readFileSync(join(siteRoot, path), 'utf8');
const schema = (path: string) => schemaOf(siteRoot, path) ?? {};

test('lists articles, projects and words as editable texts', () => {
  expect(texts).toContain('articles/1-everything/sv.mdx');
  expect(texts).toContain('projects/needle/project.yaml');
  expect(texts).toContain('words/de.yaml');
});

test.each(texts)('%s stays the same when nothing was changed in its form', (path) => {
  const before = read(path);
  const { front, body } = splitFrontMatter(before);
  const form = written(inForm(parse(front || before, { schema: 'core' }), schema(path)));
  const text = path.endsWith('.yaml') ? form : `---\n${form}---\n\n${body.trim()}\n`;
  expect(mergeFile(path, before, text, schema(path))).toBe(before);
});

const site = 'site.yaml';
const change = (from: string, to: string) =>
  mergeFile(site, read(site), written(parse(read(site), { schema: 'core' })).replace(from, to), schema(site));

test('changing a field changes only its line, and keeps all comments', () => {
  const after = change('name: Ada', 'name: Eda');
  expect(after.split('\n').filter((line, index) => line !== read(site).split('\n')[index])).toEqual([
    expect.stringMatching(/^name: Eda/),
  ]);
});

test('an emptied field that may be null becomes null', () => {
  const until = { anyOf: [{ type: 'string' }, { type: 'null' }] };
  const schema = { type: 'object', properties: { until }, required: ['until'] };
  expect(mergeFile('frame/notice.yaml', 'until: 2031-12-31\n', "until: ''\n", schema)).toBe('until: null\n');
});

test('an emptied optional field is removed', () => {
  expect(change('face: photos/colours.webp', "face: ''")).not.toContain('face:');
});

test('a new article keeps an empty required list and omits empty optional fields', () => {
  const path = 'articles/9-new/en.mdx';
  const form = "---\nnumber: 9\nslug: new\ntitle: New\nmetaTitle: ''\ntags: []\nsample: ''\n---\n\nWords.\n";
  expect(mergeFile(path, '', form, schema(path))).toBe(
    '---\nnumber: 9\nslug: new\ntitle: New\ntags: []\n---\n\nWords.\n',
  );
});

test('an untranslated text keeps the comment on its line', () => {
  const path = 'words/de.yaml';
  const after = mergeFile(path, read(path), 'banner_greeting: Hallo\n', schema(path));
  expect(after).toContain('banner_job_title: # Test & toolmaker');
});

test('a new translation omits fields that only the default language has', () => {
  const path = 'articles/3-short/sv.mdx';
  const form = '---\ntitle: Kort\ndescription: Kort.\ntags:\n  - tag_tools\n---\n';
  expect(mergeFile(path, '', form, schema(path))).toBe('---\ntitle: Kort\ndescription: Kort.\n---\n');
});
