import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes what is not a plain file, such as a link, at a path. */
interface Made {
  make: (path: string) => void;
}

/** What becomes of a file of the tests' own site: other text, other bytes, something made of its text, or a link and the like; undefined takes it away. */
type Change = string | Uint8Array | ((text: string) => string) | Made | undefined;

/** A site that cannot be built, or a command that cannot be carried out. */
export interface HostileCase {
  name: string;
  /** By path, below the site's folder. */
  files: Readonly<Record<string, Change>>;
  /** A part of what is said: file, line, column and key where there are such, and the sentence. */
  says: string;
  /** What is typed behind `fitout`: `build` without it. */
  typed?: readonly string[];
  /** 1 without it: typed well, and not done. */
  exitCode?: number;
  /** Variables of the environment. */
  env?: Readonly<Record<string, string>>;
  /** True where reading the content alone does not find it. */
  whole?: true;
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
export const folder: Made = { make: (path) => mkdirSync(path) };

/** A link. */
export const linkTo = (target: string): Made => ({ make: (path) => symlinkSync(target, path) });

/** Something else in the place of a part of a text. */
export const instead = (part: string | RegExp, other: string) => (text: string) => {
  const changed = text.replace(part, () => other);
  if (changed === text) throw new Error(`there is no ${part} to replace`);
  return changed;
};
