import { spawnSync } from 'node:child_process';
import type { OverrideState } from '../../publish/overrides/record.ts';

/**
 * What has changed in a file of the project since the owner's was made from it.
 * @param root the project's folder, in a repository that knows the older text
 * @returns a unified diff without its head; nothing where nothing has changed
 */
export function changesUnder(root: string, { path, state, from }: OverrideState): string {
  if (state !== 'changed' || !from) return '';
  const { stdout } = spawnSync('git', ['diff', '--no-color', '--no-ext-diff', from, path], {
    cwd: root,
    encoding: 'utf8',
  });
  const changes = stdout.replace(/^(?:diff|index|---|\+\+\+) .*\n/gm, '').trimEnd();
  return changes || '(git does not have the older text: a shallow clone lacks it)';
}
