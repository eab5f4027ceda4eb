import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { Changes } from '../../content/files/write-changes.ts';

/**
 * The changes as a patch, `--- a` and `+++ b` with two lines of context; `/dev/null` for a new or removed file.
 */
export function makePatch(root: string, changes: Changes): string {
  const patches = [...changes].map(([path, text]) => {
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const [from, to] = [before === undefined ? '/dev/null' : path, text === undefined ? '/dev/null' : path];
    const patch = createTwoFilesPatch(from, to, before ?? '', String(text ?? ''), undefined, undefined, { context: 2 });
    return patch.replace(/^=+\n/, '').replaceAll('\t\n', '\n');
  });
  return patches.join('');
}
