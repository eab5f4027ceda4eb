import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContentLinks } from '../../build/checks/check-links.ts';
import { copySite } from '../../content/files/copy-site.ts';
import { type Changes, writeChanges } from '../../content/files/write-changes.ts';
import { readContent } from '../../content/read-content.ts';

/** Applies changes, all or nothing, after checking them in a copy; throws a ContentError if the result is invalid. */
export async function writeChecked(root: string, changes: Changes): Promise<void> {
  // In the site’s folder, so that its code finds its packages.
  const copy = join(root, '.cache/tried');
  rmSync(copy, { recursive: true, force: true });
  try {
    copySite(root, copy);
    writeChanges(copy, changes);
    checkContentLinks(await readContent(copy));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeChanges(root, changes);
}
