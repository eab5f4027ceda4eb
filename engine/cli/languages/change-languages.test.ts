import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { changeLanguage, languageActions } from './change-languages.ts';

/** The output of removing a language from a copy of the site. */
async function remove(prepare: (git: (...typed: string[]) => void) => void): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const root = copyContent();
  const git = (...typed: string[]) =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...typed], { cwd: root });
  git('init', '-q');
  prepare(git);
  await changeLanguage(root, languageActions.remove, 'cs');
  return log.mock.calls.flat().join('\n');
}

test('prints the undo command after a removal only if git has every changed file', async () => {
  expect(await remove(() => {})).toMatch(/^Done\.$/m);
  const committed = await remove((git) => {
    git('add', '-A');
    git('commit', '-qm', 'all');
  });
  expect(committed).toContain('Done. To undo it: git restore .');
});
