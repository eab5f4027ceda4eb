import { spawnSync } from 'node:child_process';

/** A range of lines, counted from 1, the last one included. */
export interface Lines {
  from: number;
  to: number;
}

/**
 * The day on which lines of a file were last changed.
 * @param root a folder of the repository
 * @returns yyyy-mm-dd; undefined where git does not know it: no repository, one without its history, lines that are not
 * committed
 */
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

/**
 * The texts that a file has had, the newest first; nothing where git knows none. They are read one by one.
 * @param root a folder of the repository
 */
export function* earlierTexts(root: string, file: string): Generator<string> {
  const commits = git(root, ['log', '--format=%H', '--', file])?.split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const text = git(root, ['show', `${commit}:./${file}`]);
    if (text !== undefined) yield text;
  }
}

function git(root: string, parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}
