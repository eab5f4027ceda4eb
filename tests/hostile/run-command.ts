import { spawn } from 'node:child_process';
import { fitout } from '../support/fitout.ts';
import { scratchCache } from '../support/scratch-cache.ts';

/** The limit of processor time in seconds, for two cores. Unlike elapsed time it does not grow on a busy machine. */
const cpuSeconds = 40;

/** The output of a command, and its exit code: null if it was killed because it took too long. */
export interface CommandResult {
  exitCode: number | null;
  output: string;
}

/** Lines of a a stack trace. */
export const stackTrace = /^\s+at .*:\d+:\d+|node:internal/m;

/** Runs `fitout` in a site's folder, as a terminal does. */
export function runCommand(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const limited = ['-c', `ulimit -t ${cpuSeconds} && exec "$@"`, 'sh', process.execPath, fitout, ...args];
    const child = spawn('sh', limited, {
      cwd: root,
      env: { ...process.env, INIT_CWD: root, SITE: root, FITOUT_CACHE: scratchCache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}
