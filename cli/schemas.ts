/** `npm run schemas`: writes the JSON Schemas of the data files in `content/`, from the schemas in `src/content`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJsonSchemas } from '../src/content/json-schemas.ts';
import { projectRoot } from '../src/content/site-root.ts';

const folder = join(projectRoot, 'schemas');
mkdirSync(folder, { recursive: true });
for (const [file, text] of writeJsonSchemas()) writeFileSync(join(folder, file), text);
