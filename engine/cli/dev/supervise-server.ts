import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { restartCode } from '../../build/render/restart-code.ts';
import { sourceFile } from '../../content/site-root.ts';
import { requestedPort } from '../support/port.ts';

/** Restarts the dev server when it asks: the theme and the list of code are read only at the start. */
export async function superviseServer(): Promise<void> {
  requestedPort();
  let child: ChildProcess | undefined;
  let isStopped = false;
  // A terminal sends Ctrl+C to both processes; a signal to this one has to end the child, also during a restart.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopped = true;
      child?.kill(signal);
    });
  for (let code: number | null = restartCode; code === restartCode && !isStopped; ) {
    child = spawn(process.execPath, [sourceFile(join(import.meta.dirname, 'run-server'))], { stdio: 'inherit' });
    [code] = await once(child, 'close');
    process.exitCode = code ?? 0;
  }
}
