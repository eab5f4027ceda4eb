import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the built site lies, and where a new one and the last one lie while they change places. */
const foldersOf = (root: string) => ({
  dist: join(root, 'dist'),
  made: join(root, '.cache/dist'),
  last: join(root, '.cache/dist-before'),
});

/**
 * Begins a new built site beside the last one.
 * @param root the site's folder
 * @returns an empty folder for it
 */
export function beginDist(root: string): string {
  restoreDist(root);
  const { made } = foldersOf(root);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  return made;
}

/** Puts the new built site in the place of the last one. */
export function swapDist(root: string): void {
  const { dist, made, last } = foldersOf(root);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(made, dist);
  rmSync(last, { recursive: true, force: true });
}

/** Puts the last built site back where a build ended after it had moved it away. */
export function restoreDist(root: string): void {
  const { dist, last } = foldersOf(root);
  if (!existsSync(dist) && existsSync(last)) renameSync(last, dist);
}
