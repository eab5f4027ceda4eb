/** `npm run schemas`: writes the JSON Schemas for editors, and `docs/reference`, from the sources. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeJsonSchemas } from '../engine/content/json-schemas.ts';
import { writeContentReference } from './reference/content-reference.ts';
import { writeSurfaceReference } from './reference/surface-reference.ts';

const folder = join(import.meta.dirname, '../engine/schemas');
mkdirSync(folder, { recursive: true });
const schemas = [...makeJsonSchemas()];
for (const [file, text] of schemas) writeFileSync(join(folder, file), text);
console.log(`${schemas.length} schemas in engine/schemas/`);

const reference = join(import.meta.dirname, '../docs/reference');
mkdirSync(reference, { recursive: true });
writeFileSync(join(reference, 'content.md'), writeContentReference());
writeFileSync(join(reference, 'surface.md'), writeSurfaceReference());
