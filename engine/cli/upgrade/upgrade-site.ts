import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheRoot, siteRoot } from '../../content/site-root.ts';
import { argumentPath } from '../support/argument-file.ts';
import { CommandFailed } from '../support/command-line.ts';
import { runNpm } from '../support/npm.ts';
import { requireCleanTree } from '../support/working-tree.ts';
import { type BuildDifference, compareBuilds } from './compare-builds.ts';

const vendor = join(siteRoot, 'vendor');
const dist = join(siteRoot, 'dist');

/**
 * Changes the version of the engine to a tarball or a version in the registry. The owner could type each step, and git
 * can undo it; throws if one fails.
 */
export async function upgradeSite(version: string, yes: boolean, force: boolean): Promise<void> {
  const isTarball = /\.tgz$/.test(version);
  const tarball = argumentPath(version);
  if (isTarball && !existsSync(tarball)) throw new CommandFailed(`There is no file ${version}.`);
  if (!isTarball && !/^\d+\.\d+\.\d+[\w.-]*$/.test(version) && version !== 'latest')
    throw new CommandFailed(`${version} is neither a tarball (.tgz) nor a version such as 1.2.3.`);
  requireCleanTree(siteRoot, force);
  const before = join(cacheRoot, 'upgrade');
  runInstalled('build');
  rmSync(before, { recursive: true, force: true });
  cpSync(dist, before, { recursive: true });
  try {
    install(isTarball ? tarball : undefined, version);
    runInstalled('migrate', ...(yes ? ['--yes'] : []), '--force');
    runInstalled('build');
  } catch (error) {
    throw new CommandFailed(
      `${(error as Error).message}\nTo go back: git checkout . && git clean -fd vendor && npm install`,
    );
  }
  printChanges(compareBuilds(before, dist));
  rmSync(before, { recursive: true, force: true });
}

/** Installs the new version; a tarball replaces the older ones in `vendor`. */
function install(tarball: string | undefined, version: string): void {
  const old = existsSync(vendor) ? readdirSync(vendor).filter((file) => /^fitout-.*\.tgz$/.test(file)) : [];
  const name = tarball && basename(tarball);
  if (tarball && name) {
    mkdirSync(vendor, { recursive: true });
    if (tarball !== join(vendor, name)) cpSync(tarball, join(vendor, name));
  }
  // Named explicitly, npm installs a tarball again even if its name has not changed.
  runNpm(['install', '--save-exact', name ? `./vendor/${name}` : `fitout@${version}`], siteRoot);
  for (const file of old) if (file !== name) rmSync(join(vendor, file));
}

/** Runs a command of the newly installed engine in a child process. */
function runInstalled(...args: string[]): void {
  const { FITOUT_ENGINE: _, ...env } = process.env;
  const bin = join(siteRoot, 'node_modules/fitout/bin/fitout.js');
  const { status } = spawnSync(process.execPath, [bin, ...args], { cwd: siteRoot, env, stdio: 'inherit' });
  if (status !== 0) throw new CommandFailed(`fitout ${args[0]} failed.`);
}

function printChanges({ added, removed, changed }: BuildDifference): void {
  const groups = Object.entries({
    'New pages': added,
    'Removed pages': removed,
    'Pages that may look different': changed,
  });
  for (const [title, pages] of groups)
    if (pages.length > 0) console.log(`${title}:\n${pages.map((page) => `  ${page}`).join('\n')}`);
  if (groups.every(([, pages]) => pages.length === 0)) console.log('No page looks different.');
  console.log('npm start shows the site; git diff shows what has changed in it.');
}
