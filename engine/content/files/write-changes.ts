import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/**
 * Applies all changes or none: each is prepared beside its target, then swapped in; after a failure the originals are
 * restored. Throws if a path leads out of the root.
 */
export function writeChanges(root: string, changes: Changes): void {
  const temporary = join(root, '.cache/changes');
  const [fresh, before] = [join(temporary, 'fresh'), join(temporary, 'before')];
  rmSync(temporary, { recursive: true, force: true });
  const moved: string[] = [];
  try {
    for (const [path, text] of changes) {
      if (relative(root, resolve(root, path)).startsWith('..')) throw new Error(`${path} is outside ${root}`);
      if (text !== undefined) put(join(fresh, path), text);
      // A copy: a folder that is changed below must be restorable.
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
