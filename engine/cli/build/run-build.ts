import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Host } from '../../build/hosts/host.ts';
import { siteRoot } from '../../content/site-root.ts';
import { Misuse, NotDone } from '../support/command-line.ts';

/**
 * Builds the site and reports the result.
 * @param release true refuses while something in it is not its owner's yet
 * @throws Misuse where there is no such host, NotDone, ContentError
 */
export async function runBuild(hostName: string, release = false): Promise<void> {
  prepareProcess();
  const host = await findHost(hostName);
  if (release) await requireNothingOpen();
  const { buildSite } = await import('../../build/render/build-site.ts');
  const { pages, time, warnings, incomplete } = await buildSite(siteRoot, host, showProgress());
  for (const line of incomplete) console.log(line);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  console.log(
    `${pages} pages in ${(time / 1000).toFixed(1)} s, in ${relative(process.cwd(), join(siteRoot, 'dist'))}/`,
  );
  const { countOf, findOpen } = await import('../doctor/examine.ts');
  const open = await findOpen(siteRoot);
  if (open.length > 0) console.log(`${countOf(open)} before this site is its owner’s: npm run doctor lists them`);
}

function prepareProcess(): void {
  // Bundled and run for developers React checks all that it is given, and takes twice as long.
  process.env.NODE_ENV = 'production';
  // Node lets garbage grow to several times of what is used, in each thread, because the machine has room: a site of
  // thousands of pages took twice the memory, and was a tenth faster.
  for (const flag of ['--heap-growing-percent=50', '--semi-space-growth-factor=1', '--min-semi-space-size=4'])
    setFlagsFromString(flag);
}

/**
 * Tells how far a long build is: one line that is written over where there is a terminal, a line each few seconds where
 * there is none.
 */
function showProgress(): (done: number, total: number) => void {
  const started = Date.now();
  let last = started;
  // Until the first pages are done the workers are still starting: time is counted from then.
  let first: { done: number; time: number } | undefined;
  return (done, total) => {
    const now = Date.now();
    first ??= { done, time: now };
    const pause = process.stdout.isTTY ? 200 : 5000;
    if (done - first.done < total / 20 || (now - last < pause && done < total) || now - started < 2000) return;
    last = now;
    const left = Math.round((((now - first.time) / (done - first.done)) * (total - done)) / 1000);
    const line = `${done} of ${total} pages, ${left} s left`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${done < total ? line : ''}`);
    else if (done < total) console.log(line);
  };
}

async function findHost(name: string): Promise<Host> {
  const { hostNamed } = await import('../../build/hosts/hosts.ts');
  try {
    return hostNamed(name);
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

/** Refuses to build for the public what is not its owner's yet. */
async function requireNothingOpen(): Promise<void> {
  const { countOf, examine } = await import('../doctor/examine.ts');
  const problems = await examine(siteRoot);
  if (problems.length === 0) return;
  throw new NotDone(`${countOf(problems)}, so this site is not for the public yet: npm run doctor lists what.`);
}
