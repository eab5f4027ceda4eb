import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NotDone } from '../support/command-line.ts';
import { questionsFor, say } from '../support/questions.ts';
import { requireCleanTree, requireIdentity } from '../support/working-tree.ts';
import { bringPackages } from './bring-packages.ts';
import { listChangedPages } from './changed-pages.ts';
import { fetchTree, git, readTree } from './git.ts';
import { planFiles } from './plan-files.ts';
import { chooseReleases, listReleases, sourceOf } from './releases.ts';
import { recordReplaced, showOverrides } from './show-overrides.ts';
import { showFiles } from './show-plan.ts';
import { makeStaging, runIn } from './staging.ts';

/** What was asked for. */
export interface UpgradeOptions {
  from?: string | undefined;
  to?: string | undefined;
  base?: string | undefined;
  yes: boolean;
  /** Goes on where checks fail, or files of the project were changed in place. */
  force: boolean;
  /** Neither runs the checks nor compares pages. */
  quick: boolean;
}

/**
 * Brings a later version of the project to a site: all of it is tried in a copy, with the owner's content and overrides,
 * before one commit takes it over.
 * @param root the folder of project and site
 * @throws NotDone where anything stands against it; the site is then as it was
 */
export async function upgrade(root: string, options: UpgradeOptions): Promise<void> {
  await requireCleanTree(root, 'never');
  requireIdentity(root);
  if (relative(git(root, ['rev-parse', '--show-toplevel']), root) !== '')
    throw new NotDone('upgrade works where the project is a repository of its own, and this is a folder in another.');
  const installed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    repository?: unknown;
  };
  const source = sourceOf(root, options.from, installed.repository);
  const release = chooseReleases(listReleases(root, source), installed.version, options);
  const trees = {
    base: fetchTree(root, source, release.from.tag),
    ours: readTree(root, 'HEAD'),
    target: fetchTree(root, source, release.to.tag),
  };
  if (!trees.target.has('cli/migrate.ts'))
    throw new NotDone(`${release.to.tag} cannot bring content along: it is from before npm run migrate.`);
  const plan = planFiles(trees.base, trees.ours, trees.target);
  console.log(`From ${installed.version} to ${release.to.version}, ${release.to.tag} of ${source}`);
  showFiles(plan, trees.ours, options.force);

  const staging = makeStaging(root, plan, trees.target);
  try {
    const installs = await bringPackages(root, staging.folder, trees);
    const replaced = recordReplaced(root, staging.folder);
    console.log(
      (
        await runIn(staging.folder, `${release.to.tag} cannot read this content`, process.execPath, [
          'cli/migrate.ts',
          '--yes',
          '--force',
        ])
      ).trim(),
    );
    showOverrides(staging.folder, replaced);
    await buildAndCheck(root, staging.folder, options);
    const questions = questionsFor(`Upgrade to ${release.to.version}`, options.yes);
    if (!options.yes && !questions.asking) throw new NotDone('Nothing was changed: --yes takes it over.');
    if (!(await questions.agree('Take it over, as one commit?'))) throw new NotDone('Nothing was changed.');
    const commit = staging.commit(`Upgrade the project to ${release.to.version}`);
    git(root, ['merge', '--quiet', '--ff-only', commit]);
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    renameSync(join(staging.folder, 'dist'), join(root, 'dist'));
    say(
      [
        `This is ${release.to.version} now, in one commit; git reset --hard HEAD~1 takes it back. dist/ is built.`,
        `Next: ${installs ? 'npm ci, for packages have changed; then ' : ''}UPGRADING.md, and npm run dev.`,
      ].join('\n'),
      questions.asking,
    );
  } finally {
    staging.remove();
  }
}

/** Builds the site in the copy, runs the checks, and tells which pages look different. */
async function buildAndCheck(root: string, folder: string, { quick, force }: UpgradeOptions): Promise<void> {
  if (!quick) {
    console.log('Building the site as it is …');
    await runIn(root, 'The site as it is does not build: mend that first', process.execPath, ['cli/build.ts']);
  }
  console.log('Building the site with the new version …');
  await runIn(folder, 'The site does not build with the new version; nothing was changed', process.execPath, [
    'cli/build.ts',
  ]);
  if (quick) return;
  console.log('Running the checks …');
  try {
    await runIn(folder, 'A check fails with the new version', 'npm', ['run', 'check', '--silent']);
  } catch (error) {
    if (!force || !(error instanceof NotDone)) throw error;
    console.log(error.message);
  }
  if (existsSync(join(root, 'dist'))) await listChangedPages(root, join(root, 'dist'), join(folder, 'dist'));
}
