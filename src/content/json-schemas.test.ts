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

/** The YAML files of a site, and the JSON Schema that each names. */
const filesOf = (root: string) =>
  readdirSync(join(root, 'content'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('words'))
    .map((name) => join(root, 'content', name))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      return { file, source, named: /^# yaml-language-server: \$schema=(.*)$/m.exec(source)?.[1] ?? '' };
    });

// An owner may take the line away that names it.
const files = [...filesOf(siteRoot), ...filesOf(projectRoot).filter(({ named }) => named)];

test.each(files)('$file names its JSON Schema, and is right by it', ({ file, source, named }) => {
  const path = resolve(dirname(file), named);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  expect(validate(parse(source, { schema: 'core' })) || validate.errors).toBe(true);
});
