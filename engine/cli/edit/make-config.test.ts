import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { siteRoot } from '../../content/site-root.ts';
import { dataSchema } from './files.ts';
import { makeConfig } from './make-config.ts';
import { type Field, makeFields } from './make-field.ts';

const config = makeConfig(siteRoot);
const collection = (name: string) => {
  const found = config.collections.find((one) => one.name === name);
  if (!found) throw new Error(`no collection ${name}`);
  return found as typeof found & { fields: Field[]; files: { name: string; file: string; fields: Field[] }[] };
};
const fieldOf = (fields: readonly Field[] | undefined, name: string) => fields?.find((field) => field.name === name);
const dataFields = (name: string) => collection('data').files.find((file) => file.name === name)?.fields;

test('the configuration is valid against the schema of Sveltia CMS', () => {
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  const schema = JSON.parse(readFileSync(join(cms, '../schema/sveltia-cms.json'), 'utf8'));
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  validate(JSON.parse(JSON.stringify(config)));
  expect(validate.errors).toBeNull();
});

test('has collections for articles, projects, pages, words and data, in the languages of the site', () => {
  expect(config.collections.map(({ name }) => name)).toEqual([
    'articles',
    'projects',
    'project-facts',
    'pages',
    'words',
    'data',
  ]);
  expect(config.i18n).toMatchObject({ locales: ['en', 'sv', 'cs', 'de'], default_locale: 'en' });
  expect(collection('data').files.map(({ file }) => file)).toContain('career.yaml');
});

test('a translation has the fields that differ by language, and no others', () => {
  const translated = collection('articles').fields.filter(({ i18n }) => i18n);
  expect(translated.map(({ name }) => name)).toEqual(['title', 'metaTitle', 'description', 'body']);
});

test('a new article gets the next number', () => {
  expect(fieldOf(collection('articles').fields, 'number')).toMatchObject({ widget: 'number', default: 5 });
});

test('words have a field for each key', () => {
  const [{ fields } = { fields: [] }] = collection('words').files;
  expect(fieldOf(fields, 'banner_greeting')).toMatchObject({ widget: 'text', i18n: true, required: false });
});

test('a field has the widget of its type, and its doc comment as a hint', () => {
  const site = dataFields('site');
  expect(fieldOf(site, 'name')).toMatchObject({
    widget: 'string',
    required: true,
    hint: 'The name of the site, usually the owner’s.',
  });
  expect(fieldOf(site, 'face')).toMatchObject({ widget: 'image', required: false });
  expect(fieldOf(site, 'scrollToTop')).toMatchObject({ widget: 'object', required: true });
  expect(fieldOf(dataFields('resume'), 'projects')).toMatchObject({ widget: 'list', required: false });
  expect(fieldOf(collection('articles').fields, 'body')).toMatchObject({ widget: 'richtext', modes: ['raw'] });
});

test('an optional boolean has three choices: unset, yes and no', () => {
  const games = fieldOf(fieldOf(dataFields('site'), 'pages')?.fields, 'games');
  expect(games?.options).toMatchObject([{ value: '' }, { value: true }, { value: false }]);
});

test('a list with several kinds of entries offers each kind', () => {
  const types = fieldOf(
    makeFields(dataSchema('home'), { translated: () => false, long: () => false }),
    'showcase',
  )?.types;
  expect(types?.map(({ name }) => name)).toEqual(['project', 'article', 'filler']);
});

test('a file that consists of a list becomes a list at the root of its form', () => {
  expect(dataFields('career')).toMatchObject([{ name: 'career', widget: 'list', root: true }]);
});
