import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** New texts of files, by their path from the folder that holds `content/`; undefined takes a file away. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** What keeps a command from being done, in words for the owner. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/**
 * Makes the changes: all of them, or none where one fails.
 * @throws what the file system says, when the content is as it was again
 */
export function makeChanges(root: string, changes: Changes): void {
  const done: [path: string, before: string | undefined][] = [];
  try {
    for (const [file, text] of changes) {
      const path = join(root, file);
      done.push([path, existsSync(path) ? readFileSync(path, 'utf8') : undefined]);
      writeText(path, text);
    }
  } catch (error) {
    for (const [path, before] of done.reverse()) writeText(path, before);
    throw error;
  }
}

/** Writes a file, or takes it away. */
export function writeText(path: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
