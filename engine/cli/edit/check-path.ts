import { lstatSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { forbiddenInNames } from '../../content/files/text-limits.ts';

/** Bytes: file systems allow 255. */
const maxNameBytes = 200;

/** The reason why the editor may not read or write a path below the site’s folder, or undefined. */
export function pathProblem(root: string, path: string): string | undefined {
  if (forbiddenInNames.test(path)) return 'a name must not contain line breaks or other control characters';
  if (path.split('/').some((name) => Buffer.byteLength(name) > maxNameBytes))
    return `a name is limited to ${maxNameBytes} bytes`;
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const part = parts.slice(0, length).join('/');
    const entry = lstatSync(join(root, part), { throwIfNoEntry: false });
    if (!entry) return undefined;
    if (entry.isSymbolicLink() && !staysBelow(root, part))
      return `${part} is a symbolic link that leads out of the site’s folder`;
    const isFolder = statSync(join(root, part)).isDirectory();
    if (isFolder && part === path) return `${part} is a folder, where a file is expected`;
    if (!isFolder && part !== path) return `${part} is a file, where a folder is expected`;
  }
  return undefined;
}

function staysBelow(root: string, path: string): boolean {
  try {
    return realpathSync(join(root, path)).startsWith(realpathSync(root) + sep);
  } catch {
    return false;
  }
}
