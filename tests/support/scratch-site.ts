import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serveSite } from '../../engine/build/hosts/site-server.ts';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from './fitout.ts';
import { projectRoot } from './project-root.ts';
import { scratchCache } from './scratch-cache.ts';

/**
 * New file contents by path, as functions of the old ones: an empty text for a new file, undefined deletes a file or
 * folder.
 */
export type Edits = Readonly<Record<string, (text: string) => string | Uint8Array | undefined>>;

const folder = join(projectRoot, '.cache/scratch');

/** The builds that this worker has requested, by name. */
const requestedBuilds = new Map<string, Promise<string>>();

/**
 * Builds a copy of the site under test with changed files. The same request is built once in a run, whichever worker
 * makes it.
 * @param name a folder’s name; other edits need another
 * @returns the built folder
 * @throws Error with the build’s output, if it fails
 */
export async function buildScratch(name: string, edits: Edits, host = 'cloudflare'): Promise<string> {
  // One at a time within a worker, too: the second request reuses the build of the first.
  const built = (requestedBuilds.get(name) ?? Promise.resolve(''))
    .catch(() => '')
    .then(async () => {
      const files = await applyEdits(edits);
      const stamp = createHash('sha256')
        .update(JSON.stringify([process.ppid, host, Object.entries(files)]))
        .digest('hex');
      return withBuildLock(name, () => buildOnce(join(folder, name), files, host, stamp));
    });
  requestedBuilds.set(name, built);
  return built;
}

type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

async function applyEdits(edits: Edits): Promise<Files> {
  const files: Record<string, string | Uint8Array | undefined> = {};
  for (const [file, edit] of Object.entries(edits)) {
    const before = await readFile(join(siteRoot, file), 'utf8').catch(() => '');
    files[file] = edit(before);
    if (files[file] === before) throw new Error(`${file} was not changed`);
  }
  return files;
}

async function buildOnce(site: string, files: Files, host: string, stamp: string): Promise<string> {
  const [dist, stampFile] = [join(site, 'dist'), join(site, 'stamp')];
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return dist;
  await rm(site, { recursive: true, force: true });
  copySite(siteRoot, site);
  for (const [file, text] of Object.entries(files)) {
    await rm(join(site, file), { recursive: true, force: true });
    if (text === undefined) continue;
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
  // In a child process: the worker may be serving a site.
  await promisify(execFile)(process.execPath, [fitout, 'build', '--host', host], {
    cwd: projectRoot,
    env: { ...process.env, SITE: site, FITOUT_CACHE: scratchCache },
  });
  await writeFile(stampFile, stamp);
  return dist;
}

/** Runs `use` while no other worker builds the site of that name. The lock of a dead process is ignored. */
async function withBuildLock<Result>(name: string, use: () => Promise<Result>): Promise<Result> {
  const lock = join(folder, `${name}.lock`);
  await mkdir(folder, { recursive: true });
  while (!(await acquireLock(lock))) {
    if (!isRunning(Number(await readFile(lock, 'utf8').catch(() => process.pid)))) await rm(lock, { force: true });
    await pause(100);
  }
  try {
    return await use();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Whether the lock was free, and has been acquired. */
function acquireLock(lock: string): Promise<boolean> {
  return writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Serves a built folder on a free port while `use` runs. */
export async function whileServed(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = serveSite(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
