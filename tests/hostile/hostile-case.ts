import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes something other than a plain file, such as a link, at a path. */
interface SpecialFile {
  make: (path: string) => void;
}

/**
 * A change of a file of the tests' own site: new text or bytes, a function of the old text, or a link and the like;
 * undefined deletes the file.
 */
type Change = string | Uint8Array | ((text: string) => string) | SpecialFile | undefined;

/** A site that cannot be built, or a command that fails. */
export interface HostileCase {
  name: string;
  /** By path, below the site's folder. */
  files: Readonly<Record<string, Change>>;
  /** A part of the output: file, line, column and key where the problem has them, and the message. */
  expectedOutput: string;
  /** The arguments of `fitout`; default: `build`. */
  args?: readonly string[];
  /** Default: 1, that of a valid command that fails. */
  exitCode?: number;
  /** Environment variables. */
  env?: Readonly<Record<string, string>>;
  /** True if reading the content alone does not find the problem. */
  needsBuild?: true;
}

/** Puts a case's files into a copy of the tests' own site. */
export function applyCase(root: string, { files }: HostileCase): void {
  for (const [file, change] of Object.entries(files)) {
    const path = join(root, file);
    const content = typeof change === 'function' ? change(readFileSync(path, 'utf8')) : change;
    rmSync(path, { recursive: true, force: true });
    if (content === undefined) continue;
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content);
    else content.make(path);
  }
}

/** A folder where a file is expected. */
export const folder: SpecialFile = { make: (path) => mkdirSync(path) };

/** A link. */
export const linkTo = (target: string): SpecialFile => ({ make: (path) => symlinkSync(target, path) });

/** Replaces a part of a text; throws if the text does not have it. */
export const replacing = (part: string | RegExp, other: string) => (text: string) => {
  const changed = text.replace(part, () => other);
  if (changed === text) throw new Error(`the text does not contain ${part}`);
  return changed;
};
