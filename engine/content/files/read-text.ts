import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Problem } from '../problems.ts';
import { checkLimits, maxTextBytes } from './text-limits.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'this file is missing',
  EISDIR: 'a file is expected here, not a folder',
  ENOTDIR: 'part of this path is a file, not a folder',
  EACCES: 'there is no permission to read this file',
  ELOOP: 'this symbolic link leads to itself',
};

/**
 * A text without byte order mark and with `\n` as line ends; throws a ContentError where it is unreadable or too long.
 */
export function readText(root: string, file: string): string {
  const refuse = (problem: Omit<Problem, 'file'>): never => {
    throw new ContentError([{ file, ...problem }]);
  };
  const path = join(root, file);
  const reason = whyUnreadable(path);
  if (reason) return refuse({ message: reason });
  const bytes = readFileSync(path);
  let text: string;
  try {
    text = decoder.decode(bytes).replace(/\r\n/g, '\n');
  } catch {
    return refuse({ line: lineOfBadByte(bytes), message: 'this is not valid UTF-8 text' });
  }
  const [beyond] = checkLimits(text);
  return beyond ? refuse(beyond) : text;
}

function whyUnreadable(path: string): string | undefined {
  try {
    const stats = statSync(path);
    accessSync(path, constants.R_OK);
    if (stats.isDirectory()) return reasons.EISDIR;
    // Reading a pipe or a device may never end.
    if (!stats.isFile()) return 'this is not a regular file';
    return stats.size > maxTextBytes ? `a text is limited to ${maxTextBytes / 1000} kB` : undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return reasons[code] ?? message;
  }
}

function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(10, from) + 1 || bytes.length;
    try {
      decoder.decode(bytes.subarray(from, end));
    } catch {
      break;
    }
    from = end;
  }
  return line;
}
