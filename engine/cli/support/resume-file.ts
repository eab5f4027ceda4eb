import { statSync } from 'node:fs';
import { readLinkedIn } from '../../build/resume/import/linkedin/read-linkedin.ts';
import { argumentPath, readArgumentFile } from './argument-file.ts';
import { CommandFailed } from './command-line.ts';

/**
 * Reads a JSON Resume, or LinkedIn’s export as a zip file or a folder; throws CommandFailed where it is unreadable.
 * @returns the JSON Resume, not yet validated, and what of an export was skipped
 */
export function readResumeFile(file: string): { source: string; left: string[] } {
  const path = argumentPath(file);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && !/\.zip$/i.test(file)) return { source: readArgumentFile(file), left: [] };
  try {
    const { resume, left } = readLinkedIn(path);
    return { source: JSON.stringify(resume), left };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandFailed(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message}`);
  }
}
