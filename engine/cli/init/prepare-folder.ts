import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NotDone } from '../support/command-line.ts';
import { typedPath } from '../support/typed-file.ts';

/** The folder of a new site, and the one in which it is made. */
export interface PreparedFolder {
  /** Where the site is to lie. */
  target: string;
  /** Where it is made: on the same disk, so that it can be moved as a whole. */
  stage: string;
  /** Moves what was made into its place. */
  finish: () => void;
  /** Takes away what is left of the stage. */
  clear: () => void;
}

/**
 * Prepares a folder in which a site is made out of sight: whoever stops the command finds nothing half-made.
 * @param folder where it is to lie, as it was typed
 * @throws NotDone where something lies there
 */
export function prepareFolder(folder: string): PreparedFolder {
  const target = typedPath(folder);
  if (existsSync(target) && !statSync(target).isDirectory()) throw new NotDone(`${folder} is a file.`);
  if (existsSync(target) && readdirSync(target).some((name) => name !== '.git'))
    throw new NotDone(`${folder} is not empty: a site begins in a new folder.`);
  // Not made by mkdtemp itself, whose folders nobody else may read.
  const temporary = mkdtempSync(join(nearestFolder(dirname(target)), '.fitout-'));
  const stage = join(temporary, 'site');
  mkdirSync(stage);
  const finish = () => {
    rmSync(join(stage, '.cache'), { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) renameSync(stage, target);
    // An empty folder, or a repository without a commit, stays the same one.
    else for (const name of readdirSync(stage)) renameSync(join(stage, name), join(target, name));
  };
  return { target, stage, finish, clear: () => rmSync(temporary, { recursive: true, force: true }) };
}

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));
