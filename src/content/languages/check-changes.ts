import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../read-content.ts';
import { type Changes, writeText } from './changes.ts';

/**
 * Checks the content as it would be after the changes, in a copy.
 * @param root the folder that holds `content/`
 * @throws ContentError that lists every problem
 */
export async function checkChanges(root: string, changes: Changes): Promise<void> {
  const copy = join(root, '.cache/languages');
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, preserveTimestamps: true });
    for (const [file, text] of changes) writeText(join(copy, file), text);
    await readContent(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
