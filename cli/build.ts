/**
 * `npm run build`: builds the site into `dist`, or says in plain lines why it can't.
 * `npm run build -- --host netlify`: for another host than Cloudflare Pages.
 * `npm run build -- --release`: for the public. Refuses while `npm run doctor` finds something open.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Host } from '../publish/hosts/host.ts';
import { ContentError } from '../src/content/problems.ts';
import { projectRoot, siteRoot } from '../src/content/site-root.ts';

async function readOptions(): Promise<{ host: Host; release: boolean }> {
  const { hostNamed } = await import('../publish/hosts/hosts.ts');
  try {
    const { host, release } = parseArgs({
      options: { host: { type: 'string', default: 'cloudflare' }, release: { type: 'boolean', default: false } },
    }).values;
    return { host: hostNamed(host), release };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
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

/** Refuses to build for the public what is not its owner's yet. */
async function requireNothingOpen(): Promise<void> {
  const { countOf, examine } = await import('./doctor/examine.ts');
  const findings = await examine(siteRoot);
  if (findings.length === 0) return;
  console.error(`${countOf(findings)}, so this site is not for the public yet: npm run doctor lists what.`);
  process.exit(1);
}

// What reads the content when it is loaded is loaded here, so that wrong content is told below.
try {
  const { host, release } = await readOptions();
  if (release) await requireNothingOpen();
  const { buildSite } = await import('../publish/render/build-site.ts');
  const { pages, time, warnings, incomplete } = await buildSite({ projectRoot, siteRoot }, host, showProgress());
  for (const line of incomplete) console.log(line);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  console.log(
    `${pages} pages in ${(time / 1000).toFixed(1)} s, in ${relative(process.cwd(), join(siteRoot, 'dist'))}/`,
  );
  const { countOf, findOpen } = await import('./doctor/examine.ts');
  const open = await findOpen(siteRoot);
  if (open.length > 0) console.log(`${countOf(open)} before this site is its owner’s: npm run doctor lists them`);
} catch (error) {
  // Wrong content is the owner's to mend: the list says where. Anything else is ours: the stack helps.
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
