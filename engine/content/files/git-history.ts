import { spawnSync } from 'node:child_process';

/** A range of lines, counted from 1, both included. */
export interface Lines {
  from: number;
  to: number;
}

/** The day on which lines of a file last changed, yyyy-mm-dd; undefined for uncommitted lines and without history. */
export function dayOfChange(root: string, file: string, lines: readonly Lines[]): string | undefined {
  if (lines.length === 0 || git(root, ['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return undefined;
  const ranges = lines.flatMap(({ from, to }) => ['-L', `${from},${to}`]);
  const blame = git(root, ['blame', '--line-porcelain', ...ranges, '--', file]);
  if (!blame || /^0{40} /m.test(blame)) return undefined;
  const seconds = [...blame.matchAll(/^author-time (\d+)\nauthor-tz ([+-])(\d\d)(\d\d)$/gm)].map(
    ([, time, sign, hours, minutes]) =>
      Number(time) + (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes)),
  );
  return new Date(Math.max(...seconds) * 1000).toISOString().slice(0, 10);
}

/** Earlier versions of a file, newest first, read lazily; none without history. */
export function* earlierTexts(root: string, file: string): Generator<string> {
  const commits = git(root, ['log', '--format=%H', '--', file])?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const text = git(root, ['show', `${commit}:./${file}`]);
    if (text !== undefined) yield text;
  }
}

/** The uncommitted and untracked files among these, or among all; undefined without a repository. */
export function changedFiles(root: string, files: readonly string[] = []): string[] | undefined {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...files];
  // Each entry is two letters of state, a space and the path.
  return git(root, status)
    ?.split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** The output of git; undefined if it fails, for example without a repository. */
export function git(root: string, parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}
