import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The shared cache of the sites that tests make. */
export const scratchCache = join(projectRoot, '.cache/scratch-cache');

/** Adds the cache of the tests’ own site: the sites that tests make are copies of it, with few changes. */
export default function seedScratchCache(): void {
  const cache = join(projectRoot, 'tests/fixtures/site/.cache');
  if (existsSync(cache)) cpSync(cache, scratchCache, { recursive: true, preserveTimestamps: true });
}
