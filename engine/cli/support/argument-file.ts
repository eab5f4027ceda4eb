import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandFailed } from './command-line.ts';

/** Resolves a path against the folder in which the owner typed it: npm runs scripts in the project’s folder. */
export const argumentPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

/**
 * Reads a file that was named on the command line.
 * @throws CommandFailed where it cannot be read
 */
export function readArgumentFile(file: string): string {
  try {
    return readFileSync(argumentPath(file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandFailed(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message}`);
  }
}
