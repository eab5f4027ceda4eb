import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeJsonSchemas } from './json-schemas.ts';
import { projectRoot, siteRoot } from './site-root.ts';

const schemas = writeJsonSchemas();
const folder = join(projectRoot, 'schemas');

test('the JSON Schemas say what the schemas say: npm run schemas writes them anew', () => {
  expect(readdirSync(folder).sort()).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text);
});

const files = [projectRoot, siteRoot].flatMap((root) =>
  readdirSync(join(root, 'content'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('words'))
    .map((name) => join(root, 'content', name)),
);

test.each(files)('%s names its JSON Schema, and is right by it', (file) => {
  const source = readFileSync(file, 'utf8');
  const [, named = ''] = /^# yaml-language-server: \$schema=(.*)$/m.exec(source) ?? [];
  const path = resolve(dirname(file), named);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  expect(validate(parse(source, { schema: 'core' })) || validate.errors).toBe(true);
});
