import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { otherBuilder } from './build-lock.ts';

const foldersOf = (root: string) => ({
  dist: join(root, 'dist'),
  made: join(root, '.cache/dist'),
  last: join(root, '.cache/dist-before'),
});

/** An empty folder into which a build writes, as an absolute path; `dist` stays as it is until `swapDist`. */
export function beginDist(root: string): string {
  restoreDist(root);
  const { made } = foldersOf(root);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  return made;
}

/** Replaces `dist` with the folder that the build has written. */
export function swapDist(root: string): void {
  const { dist, made, last } = foldersOf(root);
  rmSync(last, { recursive: true, force: true });
  // Not `existsSync`, because `dist` may be a broken symbolic link.
  if (lstatSync(dist, { throwIfNoEntry: false })) renameSync(dist, last);
  renameSync(made, dist);
  rmSync(last, { recursive: true, force: true });
}

/** Puts back the site that a killed build had moved away. A build that is still running puts its own in place. */
export function restoreDist(root: string): void {
  if (otherBuilder(root)) return;
  const { dist, last } = foldersOf(root);
  if (!existsSync(dist) && existsSync(last)) renameSync(last, dist);
}
