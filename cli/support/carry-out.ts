import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContentLinks } from '../../publish/checks/check-links.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Changes, writeChanges } from './write-changes.ts';

/**
 * Writes changes to the content, all or nothing. They are tried in a copy first.
 * @param root the folder that holds `content/`
 * @throws ContentError where the content would be wrong, and nothing is written
 */
export async function carryOut(root: string, changes: Changes): Promise<void> {
  const copy = join(root, '.cache/tried');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  try {
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, preserveTimestamps: true });
    writeChanges(copy, changes);
    checkContentLinks(await readContent(copy));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeChanges(root, changes);
}
