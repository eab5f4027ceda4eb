import { simpleGit } from 'simple-git';
import { NotDone } from './command-line.ts';

/**
 * Makes sure that git can undo what a command is about to write.
 * @param root a folder of the repository
 * @param force true goes on, whatever the tree looks like; `never` is for commands that would lose what is not committed
 * @throws NotDone where there is no repository, or where something in it is not committed
 */
export async function requireCleanTree(root: string, force: boolean | 'never'): Promise<void> {
  if (force === true) return;
  const orForce = (text: string) => (force === 'never' ? '' : text);
  const git = simpleGit(root);
  if (!(await git.checkIsRepo()))
    throw new NotDone(`This is no git repository, so nothing could be undone${orForce(': --force goes on')}.`);
  const changed = (await git.status()).files.map(({ path }) => path);
  if (changed.length === 0) return;
  const shown = changed.slice(0, 5).join(', ') + (changed.length > 5 ? `, and ${changed.length - 5} more` : '');
  throw new NotDone(`Not committed yet: ${shown}. Commit them first${orForce(', or add --force')}.`);
}
