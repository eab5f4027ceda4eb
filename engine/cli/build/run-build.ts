import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Host } from '../../build/hosts/host.ts';
import { restoreDist } from '../../build/render/dist-folder.ts';
import { siteRoot } from '../../content/site-root.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';

/** Builds the site into dist/, and returns lines of advice and one for the result. Throws if the build fails. */
export async function runBuild(hostName: string, release = false): Promise<string[]> {
  prepareProcess();
  restoreDist(siteRoot);
  const host = await requestedHost(hostName);
  if (release) await requireNoPlaceholders();
  const { buildSite } = await import('../../build/render/build-site.ts');
  const { pages, time, warnings, incomplete } = await buildSite(siteRoot, host, showProgress());
  const { describeCount, findPlaceholders } = await import('../doctor/find-all-problems.ts');
  const open = findPlaceholders(siteRoot);
  return [
    ...incomplete,
    ...warnings.map((warning) => `warning: ${warning}`),
    `${pages} pages in ${(time / 1000).toFixed(1)} s, in ${relative(process.cwd(), join(siteRoot, 'dist'))}/`,
    ...(open.length > 0 ? [`${describeCount(open)} left: npm run doctor lists them`] : []),
  ];
}

function prepareProcess(): void {
  // React’s development build checks its input and takes twice as long.
  process.env.NODE_ENV = 'production';
  // Node’s worker threads collect garbage late on machines with much memory: with the default settings a site of
  // thousands of pages took twice the memory and a tenth less time.
  for (const flag of ['--heap-growing-percent=50', '--semi-space-growth-factor=1', '--min-semi-space-size=4'])
    setFlagsFromString(flag);
}

function showProgress(): (done: number, total: number) => void {
  const started = Date.now();
  let last = started;
  // The estimate starts with the first finished pages: until then, workers are still starting.
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

async function requestedHost(name: string): Promise<Host> {
  const { findHost } = await import('../../build/hosts/hosts.ts');
  try {
    return findHost(name);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function requireNoPlaceholders(): Promise<void> {
  const { describeAll, findAllProblems } = await import('../doctor/find-all-problems.ts');
  const problems = await findAllProblems(siteRoot);
  if (problems.length === 0) return;
  throw new CommandFailed(`${describeAll(problems)}, so this site is not ready for the public.`);
}
