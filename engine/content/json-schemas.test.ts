import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../tests/support/project-root.ts';
import { siteFiles } from './files/site-files.ts';
import { makeJsonSchemas } from './json-schemas.ts';
import { engineRoot, siteRoot } from './site-root.ts';

const schemas = makeJsonSchemas();
const folder = join(engineRoot, 'schemas');

test('the JSON Schema files match the Zod schemas (npm run schemas rewrites them)', () => {
  expect(readdirSync(folder).sort()).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text);
});

test('a field has its own doc comment as description, not that of another field with the same name', () => {
  const { properties } = JSON.parse(schemas.get('glossary.schema.json') ?? '');
  expect(properties.terms.items.properties.en.description).toMatch(/^The term in the default language/);
  expect(properties.refused.items.properties.en.description).toMatch(/^The word is reported only if/);
  const profile = JSON.parse(schemas.get('profile.schema.json') ?? '').properties;
  expect(profile.text.description).toBe('The paragraphs of the about text.');
  expect(profile.essentials.items.properties.text).not.toHaveProperty('description');
});

const filesOf = (root: string, patterns: string[]) =>
  siteFiles(root, patterns)
    .map((name) => join(root, name))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      return { file, source, named: /^# yaml-language-server: \$schema=(.*)$/m.exec(source)?.[1] ?? '' };
    });

// Owners may remove the line with the schema’s name.
const files = [
  ...filesOf(siteRoot, ['*.yaml', 'projects/{*,*/project}.yaml']),
  ...filesOf(projectRoot, ['{site,tests}/**/*.yaml']).filter(({ named }) => named),
];

test.each(files)('$file names its JSON Schema and is valid against it', ({ file, source, named }) => {
  const path = resolve(dirname(file), named);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  expect(validate(parse(source, { schema: 'core' })) || validate.errors).toBe(true);
});
