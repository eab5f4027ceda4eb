import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { restartCode } from '../../build/render/restart-code.ts';
import { sourceFile } from '../../content/site-root.ts';
import { typedPort } from '../support/port.ts';

/**
 * Runs the development server in a process of its own, and starts it again when it asks for it: what is read once, the
 * theme or the code that a site has, is read anew.
 * @throws Misuse where PORT is none
 */
export async function keepServer(): Promise<void> {
  typedPort();
  let child: ChildProcess | undefined;
  let isStopped = false;
  // A terminal sends Ctrl+C to both processes; a signal to this one alone ends both, also between two servers.
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
