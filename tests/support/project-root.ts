import { join } from 'node:path';

/** Absolute path of the project: of the engine, the sample and the tests. */
export const projectRoot = join(import.meta.dirname, '../..');
