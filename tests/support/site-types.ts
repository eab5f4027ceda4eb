import { join } from 'node:path';
import { writeTypes } from '../../engine/build/types/write-types.ts';
import { readWords } from '../../engine/content/texts/read-dictionaries.ts';
import { projectRoot } from './project-root.ts';

// Generates the types of text keys before the compiler checks the code of both sites.
for (const site of ['site', 'tests/fixtures/site'].map((path) => join(projectRoot, path)))
  writeTypes(site, readWords(site, 'en', []).dictionary);
