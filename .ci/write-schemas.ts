/**
 * `npm run schemas`: writes the JSON Schemas, from which editors know the fields of a site's files, into `engine/schemas`:
 * after a change in `engine/content/schemas`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJsonSchemas } from '../engine/content/json-schemas.ts';

const folder = join(import.meta.dirname, '../engine/schemas');
mkdirSync(folder, { recursive: true });
const schemas = [...writeJsonSchemas()];
for (const [file, text] of schemas) writeFileSync(join(folder, file), text);
console.log(`${schemas.length} schemas in engine/schemas/`);
