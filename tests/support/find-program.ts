import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program as a shell does.
 * @param names the names it may have; in each folder the first counts
 * @returns its path; undefined where PATH holds none of them
 */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
