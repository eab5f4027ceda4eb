import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';

// `npm run test:hostile` runs the table of bad input; with `-- --fuzz 10` it damages sites at random for ten minutes.
const args = process.argv.slice(2);
const vitest = [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'hostile'];
const script = args.some((one) => one.startsWith('--fuzz')) ? [join(import.meta.dirname, 'fuzz.ts')] : vitest;
const env = { ...process.env, SITE: join(projectRoot, 'tests/fixtures/site') };
const { status } = spawnSync(process.execPath, [...script, ...args], { cwd: projectRoot, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
