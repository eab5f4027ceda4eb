import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { NotDone } from '../support/command-line.ts';
import { git, type Tree } from './git.ts';
import type { FilePlan } from './plan-files.ts';

/** What earlier builds have made of content and nothing else: a copy of the project may use it, too. */
export const sharedCaches = ['articles', 'article-html', 'article-markdown', 'photos', 'share'];

/**
 * A copy of the site in which the new version is tried, before anything of the site is touched. It is a working tree of
 * the same repository, in `.cache/upgrade/tree`.
 */
export interface Staging {
  folder: string;
  /** Makes a commit of what lies in the copy, on top of the site's own. */
  commit(message: string): string;
  remove(): void;
}

/**
 * Makes the copy: the site's last commit, with the files of the new version.
 * @param target the files of the new version
 */
export function makeStaging(root: string, plan: FilePlan, target: Tree): Staging {
  const workshop = join(root, '.cache/upgrade');
  const folder = join(workshop, 'tree');
  const index = join(workshop, 'index');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(index, { force: true });
    git(root, ['worktree', 'prune']);
  };
  remove();
  mkdirSync(workshop, { recursive: true });
  const lines = [
    ...plan.take.map((path) => `${target.get(path)?.mode} ${target.get(path)?.id}\t${path}`),
    ...plan.remove.map((path) => `0 ${'0'.repeat(40)}\t${path}`),
  ];
  git(root, ['read-tree', 'HEAD'], { index });
  git(root, ['update-index', '-z', '--index-info'], { index, input: lines.map((line) => `${line}\0`).join('') });
  const first = commitTree(root, git(root, ['write-tree'], { index }), 'The new version');
  git(root, ['worktree', 'add', '--quiet', '--detach', folder, first]);
  for (const name of sharedCaches) {
    const [shared, place] = [join(root, '.cache', name), join(folder, '.cache', name)];
    mkdirSync(shared, { recursive: true });
    mkdirSync(join(folder, '.cache'), { recursive: true });
    symlinkSync(shared, place, 'junction');
  }
  return {
    folder,
    commit(message) {
      const added = ['content', 'overrides', 'package.json', 'package-lock.json'];
      git(folder, ['add', '--all', '--', ...added.filter((path) => existsSync(join(folder, path)))]);
      return commitTree(root, git(folder, ['write-tree']), message);
    },
    remove,
  };
}

function commitTree(root: string, tree: string, message: string): string {
  return git(root, ['commit-tree', tree, '-p', 'HEAD', '-m', message]);
}

/**
 * Runs a program, and keeps what it says for the case that it fails.
 * @throws NotDone with the end of what it said
 */
export async function runIn(
  folder: string,
  what: string,
  program: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  // On Windows npm is a batch file, which only a shell runs.
  const shell = process.platform === 'win32' && program === 'npm';
  const child = spawn(program, parameters, {
    cwd: folder,
    shell,
    env: { ...process.env, SITE: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (status !== 0) throw new NotDone(`${what}:\n${said.trim().split('\n').slice(-40).join('\n')}`);
  return said;
}
