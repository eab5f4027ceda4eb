import { statSync } from 'node:fs';
import { readLinkedIn } from '../../build/resume/import/linkedin/read-linkedin.ts';
import { argumentPath, readArgumentFile } from './argument-file.ts';
import { CommandFailed } from './command-line.ts';

/**
 * Reads a JSON Resume, or LinkedIn’s export as a zip file or a folder; throws CommandFailed if it is unreadable.
 * @returns the JSON Resume, not yet validated, and the skipped parts of an export
 */
export function readResumeFile(file: string): { source: string; skipped: string[] } {
  const path = argumentPath(file);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && !/\.zip$/i.test(file)) return { source: readArgumentFile(file), skipped: [] };
  try {
    const { resume, skipped } = readLinkedIn(path);
    return { source: JSON.stringify(resume), skipped };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandFailed(`${file}: ${code === 'ENOENT' ? 'this file does not exist' : message}`);
  }
}
