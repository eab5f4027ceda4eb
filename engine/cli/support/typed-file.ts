import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NotDone } from './command-line.ts';

/** Resolves a path against the folder in which the owner typed it: npm runs scripts in the project’s folder. */
export const typedPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

/**
 * Reads a file that was named on the command line.
 * @throws NotDone where it cannot be read
 */
export function readTypedFile(file: string): string {
  try {
    return readFileSync(typedPath(file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new NotDone(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message}`);
  }
}
