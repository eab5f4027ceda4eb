import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The cache of all sites that tests make. */
export const scratchCache = join(projectRoot, '.cache/scratch-cache');

/** Adds what the build of the tests’ own site has cached: they are copies of it, with few changes. */
export default function seedScratchCache(): void {
  const cache = join(projectRoot, 'tests/fixtures/site/.cache');
  if (existsSync(cache)) cpSync(cache, scratchCache, { recursive: true, preserveTimestamps: true });
}
