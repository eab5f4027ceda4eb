import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../../content/problems.ts';

class BuildLocked extends PlainError {
  override name = 'BuildLocked';
}

/** Runs while no other process builds the site, otherwise throws BuildLocked. The lock of a dead process is ignored. */
export async function withBuildLock<Result>(root: string, run: () => Promise<Result>): Promise<Result> {
  const file = lockOf(root);
  mkdirSync(dirname(file), { recursive: true });
  if (!createLock(file)) {
    const builder = otherBuilder(root);
    // After a crash, another program may have the number of the process that built.
    if (builder)
      throw new BuildLocked(
        `another process, ${builder}, is building this site: wait until it has ended, or delete ${file} if it is another program`,
      );
    rmSync(file, { recursive: true, force: true });
    if (!createLock(file)) throw new BuildLocked('another process is building this site: wait until it has ended');
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The process, other than this one, that is building the site now. */
export function otherBuilder(root: string): number | undefined {
  const holder = holderOf(lockOf(root));
  return holder !== undefined && isRunning(holder) ? holder : undefined;
}

const lockOf = (root: string) => join(root, '.cache/build.lock');

function createLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): number | undefined {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
