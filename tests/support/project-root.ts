import { join } from 'node:path';

/** Absolute path of the project: of the engine, the sample and the tests. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Absolute path of the sample: the portfolio of the specification. */
export const sampleRoot = join(projectRoot, 'site');

/** Absolute path of the tests' own site. */
export const fixtureRoot = join(projectRoot, 'tests/fixtures/site');
