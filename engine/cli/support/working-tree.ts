import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changedFiles, git } from '../../content/git-history.ts';
import type { Changes } from '../../content/write-changes.ts';
import { CommandFailed } from './command-line.ts';

/** Makes sure that git can undo what a command is about to write; otherwise throws, unless forced. */
export function requireCleanTree(root: string, force: boolean): void {
  if (force) return;
  const changed = changedFiles(root);
  if (!changed)
    throw new CommandFailed(
      'This is not a git repository, or git may not read it, so nothing could be undone: --force continues.',
    );
  if (changed.length === 0) return;
  const shown = changed.slice(0, 5).join(', ') + (changed.length > 5 ? `, and ${changed.length - 5} more` : '');
  const how = howToIntroduce(root);
  throw new CommandFailed(`Not committed yet: ${shown}. Commit them first, or add --force.${how ? `\n${how}` : ''}`);
}

/** Makes sure that a command which adds content removes nothing that git could not restore; otherwise throws. */
export function requireNothingLost(root: string, changes: Changes): void {
  const losing = [...changes].flatMap(([file, text]) => {
    const path = join(root, file);
    return existsSync(path) && !keeps(file, String(text ?? ''), readFileSync(path, 'utf8')) ? file : [];
  });
  const lost = findUncommitted(root, losing);
  if (lost.length > 0)
    throw new CommandFailed(
      `Not committed yet, and would be written over: ${lost.join(', ')}. Commit it first, or add --force.`,
    );
}

/** Those of some files that git could not bring back as they are now. */
export function findUncommitted(root: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const changed = changedFiles(root, files);
  // Git counts paths from the repository, which the site may be a folder of.
  return files.filter((file) => !changed || changed.some((path) => path === file || path.endsWith(`/${file}`)));
}

/** Whether a new text still contains the old one: YAML by its data, other files line by line. */
function keeps(file: string, text: string, before: string): boolean {
  if (file.endsWith('.yaml')) return holds(parse(text), parse(before));
  const lines = new Set(text.split('\n'));
  return before.split('\n').every((line) => lines.has(line));
}

function holds(data: unknown, before: unknown): boolean {
  if (before === null || before === data) return true;
  if (Array.isArray(before)) return before.every((one) => Array.isArray(data) && data.some((its) => holds(its, one)));
  return (
    typeof before === 'object' &&
    typeof data === 'object' &&
    Object.entries(before ?? {}).every(([key, value]) => holds((data as Record<string, unknown>)?.[key], value))
  );
}

/** The commands that set the author of commits; undefined where git knows the author, or without a repository. */
function howToIntroduce(root: string): string | undefined {
  const unknown = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].some(
    (identity) => git(root, ['var', identity]) === undefined,
  );
  if (!unknown) return undefined;
  return `git does not know who you are: git config user.name "Your name" && git config user.email you@example.com`;
}
