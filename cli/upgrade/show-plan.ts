import { NotDone } from '../support/command-line.ts';
import type { Tree } from './git.ts';
import type { FilePlan } from './plan-files.ts';

/**
 * Tells what becomes of files.
 * @throws NotDone where a change of the owner would be lost, and the owner has not given it up
 */
export function showFiles(plan: FilePlan, ours: Tree, force: boolean): void {
  const fresh = plan.take.filter((path) => !ours.has(path)).length;
  console.log(`Files: ${fresh} new, ${plan.take.length - fresh} changed, ${plan.remove.length} gone`);
  const list = (title: string, paths: string[]) => {
    if (paths.length > 0) console.log([title, ...paths.map((path) => `  ${path}`)].join('\n'));
  };
  list('Kept as you have them, though the project brings others:', plan.kept);
  list('Changed here, and the project’s again from now on:', plan.lost);
  if (plan.lost.length > 0 && !force)
    throw new NotDone(
      'Your changes to these files would be lost. npm run overrides take <path> is for components and styles; --force gives the rest up.',
    );
}
