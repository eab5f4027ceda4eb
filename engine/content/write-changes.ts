import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** From a file's path below the root to its new text: undefined takes the file or the folder away. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/**
 * Writes all changes or none: each is prepared beside its place, then all change places with what was there; where
 * anything fails, what was there comes back.
 * @param root the folder below which all files lie
 * @throws Error where a path leads out of the root, or the disk refuses
 */
export function writeChanges(root: string, changes: Changes): void {
  const temporary = join(root, '.cache/changes');
  const [fresh, before] = [join(temporary, 'fresh'), join(temporary, 'before')];
  rmSync(temporary, { recursive: true, force: true });
  const moved: string[] = [];
  try {
    for (const [path, text] of changes) {
      if (relative(root, resolve(root, path)).startsWith('..')) throw new Error(`${path} leads out of ${root}`);
      if (text !== undefined) put(join(fresh, path), text);
      // A copy: what is moved away below must be there to come back.
      if (existsSync(join(root, path))) copy(join(root, path), join(before, path));
    }
    for (const [path, text] of changes) {
      moved.push(path);
      rmSync(join(root, path), { recursive: true, force: true });
      if (text !== undefined) move(join(fresh, path), join(root, path));
    }
  } catch (error) {
    for (const path of moved.reverse()) {
      rmSync(join(root, path), { recursive: true, force: true });
      if (existsSync(join(before, path))) copy(join(before, path), join(root, path));
    }
    throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function put(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
