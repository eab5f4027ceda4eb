import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable of the environment that names the folder in which tests copy sites. */
export const copiesFolder = 'COPIES_FOLDER';

/** Makes the folder before the tests, and deletes it with all copies after them. */
export default function makeCopiesFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  process.env[copiesFolder] = folder;
  return () => rmSync(folder, { recursive: true });
}
