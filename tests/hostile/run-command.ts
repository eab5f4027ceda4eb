import { spawn } from 'node:child_process';
import { fitout } from '../support/fitout.ts';
import { scratchCache } from '../support/scratch-cache.ts';

/** Seconds of processor time that a command may take, on two cores: a busy machine makes none of them longer. */
const longest = 40;

/** What a command said, and its exit code: null where it was killed because it took too long. */
export interface Ran {
  exitCode: number | null;
  said: string;
}

/** Lines of a stack. */
export const stack = /^\s+at .*:\d+:\d+|node:internal/m;

/** Runs `fitout` in a site's folder, as a terminal does. */
export function runCommand(
  root: string,
  typed: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const limited = ['-c', `ulimit -t ${longest} && exec "$@"`, 'sh', process.execPath, fitout, ...typed];
    const child = spawn('sh', limited, {
      cwd: root,
      env: { ...process.env, INIT_CWD: root, SITE: root, FITOUT_CACHE: scratchCache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (exitCode) => resolve({ exitCode, said }));
  });
}
