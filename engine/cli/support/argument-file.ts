import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandFailed } from './command-line.ts';

/** Resolves a path against the folder in which the owner typed it: npm runs scripts in the project’s folder. */
export const argumentPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

const mostBytes = 100_000_000;

/** A byte order mark stays: it says how a CSV file is written. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a text that the owner names; throws CommandFailed where there is none, or where it is not in UTF-8. */
export function readArgumentFile(file: string): string {
  const path = argumentPath(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CommandFailed(`${file}: there is no such file`);
  // A device may never end; a shell’s <(…) is a pipe.
  if (!stats.isFile() && !stats.isFIFO()) throw new CommandFailed(`${file}: this is not a plain file`);
  if (stats.size > mostBytes) throw new CommandFailed(`${file}: a file has at most ${mostBytes / 1_000_000} MB`);
  const bytes = readBytes(path, file);
  try {
    return decoder.decode(bytes);
  } catch {
    const advice = /\.csv$/i.test(file) ? ': save it as “CSV UTF-8”' : '';
    throw new CommandFailed(`${file}: this is not text in UTF-8${advice}`);
  }
}

function readBytes(path: string, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandFailed(`${file}: ${(error as Error).message}`);
  }
}
