import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Problem } from './problems.ts';
import { checkLimits, longestText } from './text-limits.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'this file is missing',
  EISDIR: 'this is a folder, where a file is expected',
  ENOTDIR: 'a file lies where a folder is expected',
  EACCES: 'this file may not be read',
  ELOOP: 'this link leads to itself',
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
    return refuse({ line: lineOfBadByte(bytes), message: 'this is not text in UTF-8' });
  }
  const [beyond] = checkLimits(text);
  return beyond ? refuse(beyond) : text;
}

function whyUnreadable(path: string): string | undefined {
  try {
    const stats = statSync(path);
    accessSync(path, constants.R_OK);
    if (stats.isDirectory()) return reasons.EISDIR;
    // A pipe or a device may never end.
    if (!stats.isFile()) return 'this is not a plain file';
    return stats.size > longestText ? `a text has at most ${longestText / 1000} kB` : undefined;
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
