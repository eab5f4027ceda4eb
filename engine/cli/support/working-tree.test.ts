import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireCleanTree, requireNothingLost } from './working-tree.ts';

let root = '';
const git = (...typed: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...typed], { cwd: root });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const orderFile = 'content/order.yaml';
const pageFile = 'content/pages/now/en.mdx';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tree-'));
  write(orderFile, '# In this order.\nprojects: []\nfillers:\n  - one\n');
  // Git must not read the settings of this machine.
  for (const name of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM']) vi.stubEnv(name, '/dev/null');
  for (const name of ['AUTHOR', 'COMMITTER'])
    for (const part of ['NAME', 'EMAIL']) vi.stubEnv(`GIT_${name}_${part}`, undefined);
  vi.stubEnv('EMAIL', undefined);
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

test.each([
  ['no repository', () => {}],
  ['nothing committed', () => void git('init', '-q')],
])('with %s, changes that only add to files are allowed', (_, prepare) => {
  prepare();
  write(pageFile, '---\ntitle: Now\n---\n');
  requireNothingLost(
    root,
    new Map([
      [orderFile, '# In this order.\nprojects:\n  - spool\nfillers:\n  - two\n  - one\n'],
      [pageFile, '---\ntitle: Now\nmenu: [footer]\n---\n'],
      ['content/pages/later/en.mdx', 'new'],
    ]),
  );
});

test.each([
  ['removing an entry', orderFile, 'projects: []\nfillers: []\n'],
  ['replacing an entry', orderFile, 'projects: []\nfillers:\n  - two\n'],
  ['rewriting a text', pageFile, '---\ntitle: Later\n---\n'],
  ['removing a file', pageFile, undefined],
])('%s is refused until the file is committed', (_, file, text) => {
  write(pageFile, '---\ntitle: Now\n---\n');
  const changes = new Map([[file, text]]);
  const refused = `Not committed yet, and would be overwritten: ${file}. Commit it first, or add --force.`;
  expect(() => requireNothingLost(root, changes)).toThrow(refused);
  git('init', '-q');
  expect(() => requireNothingLost(root, changes)).toThrow(refused);
  git('add', '-A');
  expect(() => requireNothingLost(root, changes)).toThrow(refused);
  git('commit', '-qm', 'all');
  requireNothingLost(root, changes);
});

test('lists the commands to set an unknown git author along with the uncommitted files', () => {
  git('init', '-q');
  git('config', 'user.useConfigOnly', 'true');
  const typed = 'git config user.name "Your name" && git config user.email you@example.com';
  write(pageFile, 'Now');
  expect(() => requireCleanTree(root, false)).toThrow(`git does not know who you are: ${typed}`);
  execFileSync('sh', ['-c', typed], { cwd: root });
  expect(() => requireCleanTree(root, false)).toThrow(/or add --force\.$/);
  requireCleanTree(root, true);
});
