/** `npm run schemas`: writes the JSON Schemas of the data files in `content/`, from the schemas in `src/content`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJsonSchemas } from '../src/content/json-schemas.ts';
import { projectRoot } from '../src/content/site-root.ts';
import { runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'npm run schemas',
    about:
      'writes schemas/, from which editors know the fields of the files in content/: after a change in src/content.',
    options: {},
  },
  () => {
    const folder = join(projectRoot, 'schemas');
    mkdirSync(folder, { recursive: true });
    const schemas = [...writeJsonSchemas()];
    for (const [file, text] of schemas) writeFileSync(join(folder, file), text);
    console.log(`${schemas.length} schemas in schemas/`);
  },
);
