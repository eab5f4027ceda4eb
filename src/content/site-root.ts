import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Absolute path of the project. Bundled code lies deeper than its source: the folder is found by what lies in it. */
export const projectRoot = findProject(import.meta.dirname);

/**
 * Absolute path of the folder that holds `content/` and gets `dist/`: the project's, or the one that the variable `SITE`
 * names, for example the site of the tests.
 */
export const siteRoot = process.env.SITE ? resolve(projectRoot, process.env.SITE) : projectRoot;

function findProject(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : findProject(dirname(folder));
}
