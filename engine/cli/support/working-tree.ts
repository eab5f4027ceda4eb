import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changedFiles, git } from '../../content/files/git-history.ts';
import type { Changes } from '../../content/files/write-changes.ts';
import { CommandFailed } from './command-line.ts';

/** Makes sure that git can undo what a command is about to write; otherwise throws, unless forced. */
export function requireCleanTree(root: string, force: boolean): void {
  if (force) return;
  const changed = changedFiles(root);
  if (!changed)
    throw new CommandFailed(
      'This is not a git repository, or git cannot read it, so changes could not be undone: --force continues anyway.',
    );
  if (changed.length === 0) return;
  const shown = changed.slice(0, 5).join(', ') + (changed.length > 5 ? `, and ${changed.length - 5} more` : '');
  const how = identityAdvice(root);
  throw new CommandFailed(`Not committed yet: ${shown}. Commit them first, or add --force.${how ? `\n${how}` : ''}`);
}

/** Makes sure that a command which adds content removes nothing that git could not restore; otherwise throws. */
export function requireNothingLost(root: string, changes: Changes): void {
  const losing = [...changes].flatMap(([file, text]) => {
    const path = join(root, file);
    return existsSync(path) && !keepsContent(file, String(text ?? ''), readFileSync(path, 'utf8')) ? file : [];
  });
  const lost = findUncommitted(root, losing);
  if (lost.length > 0)
    throw new CommandFailed(
      `Not committed yet, and would be overwritten: ${lost.join(', ')}. Commit it first, or add --force.`,
    );
}

/** The files among some that git could not restore to their current state. */
export function findUncommitted(root: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const changed = changedFiles(root, files);
  // Git’s paths start at the root of the repository, and the site may be a folder in it.
  return files.filter((file) => !changed || changed.some((path) => path === file || path.endsWith(`/${file}`)));
}

/** Whether a new text still contains the old one: YAML by its data, other files line by line. */
function keepsContent(file: string, text: string, before: string): boolean {
  if (file.endsWith('.yaml')) return containsData(parse(text), parse(before));
  const lines = new Set(text.split('\n'));
  return before.split('\n').every((line) => lines.has(line));
}

function containsData(data: unknown, before: unknown): boolean {
  if (before === null || before === data) return true;
  if (Array.isArray(before))
    return before.every((one) => Array.isArray(data) && data.some((its) => containsData(its, one)));
  return (
    typeof before === 'object' &&
    typeof data === 'object' &&
    Object.entries(before ?? {}).every(([key, value]) => containsData((data as Record<string, unknown>)?.[key], value))
  );
}

/** The commands that set the author of commits; undefined where git knows the author, or without a repository. */
function identityAdvice(root: string): string | undefined {
  const unknown = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].some(
    (identity) => git(root, ['var', identity]) === undefined,
  );
  if (!unknown) return undefined;
  return `git does not know who you are: git config user.name "Your name" && git config user.email you@example.com`;
}
