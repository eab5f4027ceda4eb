import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argumentPath } from '../support/argument-file.ts';
import { CommandFailed } from '../support/command-line.ts';

export interface PreparedFolder {
  target: string;
  /** A temporary folder on the same disk, so that it can be moved without copying. */
  stage: string;
  finish: () => void;
  clear: () => void;
}

/** Prepares a temporary folder, so that an interrupted command leaves no target; throws if the target is not empty. */
export function prepareFolder(folder: string): PreparedFolder {
  const target = argumentPath(folder);
  if (existsSync(target) && !statSync(target).isDirectory())
    throw new CommandFailed(`${folder} is a file: choose a new folder.`);
  if (existsSync(target) && readdirSync(target).some((name) => name !== '.git'))
    throw new CommandFailed(`${folder} is not empty: choose a new folder.`);
  // Folders made by mkdtemp are only readable by their owner.
  const temporary = mkdtempSync(join(nearestFolder(dirname(target)), '.fitout-'));
  const stage = join(temporary, 'site');
  mkdirSync(stage);
  const finish = () => {
    rmSync(join(stage, '.cache'), { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) renameSync(stage, target);
    // An existing empty folder, or repository without commits, is kept.
    else for (const name of readdirSync(stage)) renameSync(join(stage, name), join(target, name));
  };
  return { target, stage, finish, clear: () => rmSync(temporary, { recursive: true, force: true }) };
}

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));
