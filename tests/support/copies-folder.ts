import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable of the environment that names the folder in which tests copy sites. */
export const copiesFolder = 'COPIES_FOLDER';

/** Makes the folder before the tests, and deletes it with all copies after them. */
export default function makeCopiesFolder(): () => void {
  const folder = mkdtempSync(join(parentFolder(), 'copies-'));
  process.env[copiesFolder] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** Linux’s file system in memory, if there is room: a tenth of the time of the unit tests. */
function parentFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 500_000_000 ? inMemory : tmpdir();
}
