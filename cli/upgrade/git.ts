import { spawnSync } from 'node:child_process';
import { NotDone } from '../support/command-line.ts';

/** Where git reads and writes, besides the folder. */
interface GitOptions {
  input?: string;
  /** The file of the index, where it is not the folder's own. */
  index?: string;
}

/**
 * Runs git, for what the library has no word for: trees, indexes and commits that no working tree shows.
 * @returns what it writes, without the last line's end
 * @throws NotDone with git's own words
 */
export function git(folder: string, parameters: readonly string[], { input, index }: GitOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...(input === undefined ? {} : { input }),
    env: { ...process.env, ...(index && { GIT_INDEX_FILE: index }) },
  });
  if (status !== 0) throw new NotDone(`git ${parameters[0]}: ${error?.message ?? stderr.trim()}`);
  return stdout.trimEnd();
}

/** A file of a commit. */
interface TreeFile {
  mode: string;
  id: string;
}

/** From the path of each file of a commit to what git knows of it. */
export type Tree = ReadonlyMap<string, TreeFile>;

/** Lists the files of a commit. */
export function readTree(folder: string, commit: string): Tree {
  const lines = git(folder, ['ls-tree', '-r', '-z', '--full-tree', commit]).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [about = '', path = ''] = line.split('\t');
      const [mode = '', , id = ''] = about.split(' ');
      return [path, { mode, id }];
    }),
  );
}

/** Brings a tagged version here, without a tag or a branch, and lists its files. */
export function fetchTree(folder: string, source: string, tag: string): Tree {
  git(folder, ['fetch', '--quiet', '--no-tags', source, `refs/tags/${tag}`]);
  return readTree(folder, 'FETCH_HEAD');
}

/** The text of a file in a commit; undefined where there is none. */
export function readBlob(folder: string, tree: Tree, path: string): string | undefined {
  const file = tree.get(path);
  return file && git(folder, ['cat-file', 'blob', file.id]);
}
