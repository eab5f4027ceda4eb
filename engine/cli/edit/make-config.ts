import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { foldersIn } from '../../content/files/read-folder.ts';
import { frontMatterSchemas, type JsonSchema } from '../../content/json-schemas.ts';
import { sourceCodeOf } from '../../content/languages/source-language.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { dataFiles, dataSchema } from './files.ts';
import { type Field, labelOf, makeField, makeFields } from './make-field.ts';

const readYaml = (root: string, file: string) => parse(readFileSync(join(root, file), 'utf8'), { schema: 'core' });

/** The codes of the site’s languages as they are now in `site.yaml`, the default one first. */
export function codesOf(root: string): string[] {
  const { languages } = readYaml(root, 'site.yaml') as { languages: { code: string }[] };
  return languages.map(({ code }) => code);
}

/** The configuration of Sveltia CMS for this site: its files, with a form made from each schema. */
export function makeConfig(root: string) {
  const site = readYaml(root, 'site.yaml') as { name: string };
  const codes = codesOf(root);
  return {
    load_config_file: false,
    backend: { name: 'test-repo' },
    app_title: site.name,
    media_folder: 'pictures',
    public_folder: '/',
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    i18n: { structure: 'multiple_files', locales: codes, default_locale: codes[0], initial_locales: 'default' },
    collections: [
      { ...textsOf('articles', 'Articles', 'article'), slug: '{{fields.number}}-{{fields.slug}}', ...nextNumber(root) },
      { ...textsOf('projects', 'Projects: texts', 'projectTexts'), create: false, delete: false },
      {
        name: 'project-facts',
        label: 'Projects: facts',
        folder: 'projects',
        path: '{{slug}}/project',
        extension: 'yaml',
        format: 'yaml',
        summary: '{{slug}}',
        create: false,
        delete: false,
        fields: fieldsOf(dataSchema('project')),
      },
      textsOf('pages', 'Own pages', 'ownPage'),
      {
        name: 'words',
        label: 'Words',
        i18n: true,
        files: [{ name: 'words', label: 'Words', file: 'words/{{locale}}.yaml', i18n: true, ...wordsOf(root) }],
      },
      { name: 'data', label: 'Facts', files: dataOf(root) },
    ],
  };
}

const plain = { translated: () => false, long: () => false };
const fieldsOf = (schema: JsonSchema) => makeFields(schema, plain);

const isLong = (name: string) => !/title|label|slug|category|entry/i.test(name);

function textsOf(name: string, label: string, schema: 'article' | 'ownPage' | 'projectTexts') {
  const source = frontMatterSchemas[schema]();
  const inOthers = frontMatterSchemas[`${schema}Translation`]().properties ?? {};
  const body: Field = { name: 'body', label: 'Text', widget: 'richtext', required: false, i18n: true };
  return {
    name,
    label,
    folder: `${name}`,
    path: '{{slug}}/index',
    extension: 'mdx',
    format: 'yaml-frontmatter',
    create: true,
    i18n: true,
    fields: [
      ...makeFields(source, { translated: (field) => field in inOthers, long: isLong }),
      // As Markdown source: the rich text editor does not know the components.
      { ...body, modes: ['raw'], hint: 'Markdown, with components such as `<Tip>`' },
    ],
  };
}

function nextNumber(root: string) {
  const numbers = foldersIn(root, 'articles').map((path) => Number(/(\d+)-[^/\\]*$/.exec(path)?.[1] ?? 0));
  const { fields } = textsOf('articles', 'Articles', 'article');
  const next = Math.max(0, ...numbers) + 1;
  return { fields: fields.map((field) => (field.name === 'number' ? { ...field, default: next } : field)) };
}

function wordsOf(root: string) {
  const words = readYaml(root, wordsFile(sourceCodeOf(root))) as Record<string, unknown>;
  const field = { widget: 'text', required: false, i18n: true };
  return { fields: Object.keys(words).map((key) => ({ ...field, name: key, label: key })) };
}

function dataOf(root: string) {
  const files: [name: string, file: string][] = dataFiles.map((name) => [name, `${name}.yaml`]);
  files.push(['order', 'projects/order.yaml']);
  return files
    .filter(([, file]) => existsSync(join(root, file)))
    .map(([name, file]) => ({ name, label: labelOf(name), file, format: 'yaml', fields: fieldsOfFile(name) }));
}

function fieldsOfFile(name: string): Field[] {
  const schema = dataSchema(name);
  return schema.type === 'array' ? [{ ...makeField(name, schema, true, plain), root: true }] : fieldsOf(schema);
}
