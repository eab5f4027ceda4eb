import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromSources } from '../../content/site-root.ts';
import { CommandFailed } from './command-line.ts';
import { enginePackage, packageFile } from './engine-package.ts';

/** Absolute path of the engine’s package. */
const packageRoot = dirname(packageFile);

/** Runs npm; throws CommandFailed if npm fails. With `quiet`, its output is only shown in that error. */
export function runNpm(args: readonly string[], cwd: string, quiet = false): void {
  // `npm run -s` would silence this npm too, and with it the reason of a failure.
  const { npm_config_loglevel: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd,
    env,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw new CommandFailed(`npm could not be started: ${error.message}`);
  if (status !== 0)
    throw new CommandFailed(
      [`npm ${args.join(' ')} failed.`, quiet && `${stdout}${stderr}`.trim()].filter(Boolean).join('\n'),
    );
}

/** Packs the running engine into a folder, and returns the tarball’s path; undefined if the engine is published. */
export function packEngine(folder: string): string | undefined {
  if (!enginePackage.private) return undefined;
  mkdirSync(folder, { recursive: true });
  // An installed package is already compiled, and lacks the compiler.
  const options = fromSources ? [] : ['--ignore-scripts'];
  runNpm(['pack', packageRoot, '--pack-destination', folder, ...options], folder, true);
  const [tarball] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  if (!tarball) throw new CommandFailed('npm pack made no tarball');
  return join(folder, tarball);
}
