import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandFailed } from './command-line.ts';

/** Resolves a path against the folder in which the owner typed it: npm runs scripts in the project’s folder. */
export const argumentPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

const maxBytes = 100_000_000;

/** Keeps a byte order mark: CSV files have one to mark their encoding. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a text file that the owner names; throws CommandFailed if it is missing or not in UTF-8. */
export function readArgumentFile(file: string): string {
  const path = argumentPath(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CommandFailed(`${file}: this file does not exist`);
  // Reading a device may never end; a pipe is a shell’s <(…).
  if (!stats.isFile() && !stats.isFIFO()) throw new CommandFailed(`${file}: this is not a regular file`);
  if (stats.size > maxBytes)
    throw new CommandFailed(`${file}: the file is larger than the limit of ${maxBytes / 1_000_000} MB`);
  const bytes = readBytes(path, file);
  try {
    return decoder.decode(bytes);
  } catch {
    const advice = /\.csv$/i.test(file) ? ': save it as “CSV UTF-8”' : '';
    throw new CommandFailed(`${file}: this is not valid UTF-8 text${advice}`);
  }
}

function readBytes(path: string, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandFailed(`${file}: ${(error as Error).message}`);
  }
}
