import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serveSite } from '../../engine/build/hosts/site-server.ts';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from './fitout.ts';
import { projectRoot } from './project-root.ts';

/**
 * From a file's path, such as `site.yaml`, to what makes its new text from the old: a new file's old text is empty,
 * undefined takes a file or a folder away.
 */
export type Edits = Readonly<Record<string, (text: string) => string | Uint8Array | undefined>>;

const folder = join(projectRoot, '.cache/scratch');

/** The scratch sites share what they make: the most of it is the same. */
export const scratchCache = join(projectRoot, '.cache/scratch-cache');

/** What this worker has asked for, by name. */
const asked = new Map<string, Promise<string>>();

/**
 * Builds a copy of the site under test in which some files are changed: what its owner would do by hand. A site that
 * two tests ask for in the same way is built once in a run, whichever worker they are in.
 * @param name a folder's name; other edits have another
 * @param host the host it is built for
 * @returns the built folder
 * @throws what the build says, where it fails
 */
export async function buildScratch(name: string, edits: Edits, host = 'cloudflare'): Promise<string> {
  // One after the other within a worker, too: the second finds what the first has built.
  const built = (asked.get(name) ?? Promise.resolve(''))
    .catch(() => '')
    .then(async () => {
      const files = await applyEdits(edits);
      const stamp = createHash('sha256')
        .update(JSON.stringify([process.ppid, host, Object.entries(files)]))
        .digest('hex');
      return withBuildLock(name, () => buildOnce(join(folder, name), files, host, stamp));
    });
  asked.set(name, built);
  return built;
}

type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

/** The changed files, with their new texts. */
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
  // In a process of its own: the worker goes on with what it serves.
  await promisify(execFile)(process.execPath, [fitout, 'build', '--host', host], {
    cwd: projectRoot,
    env: { ...process.env, SITE: site, FITOUT_CACHE: scratchCache },
  });
  await writeFile(stampFile, stamp);
  return dist;
}

/** Runs `use` while no other worker builds the site of that name. A lock whose holder is gone counts for nothing. */
async function withBuildLock<Result>(name: string, use: () => Promise<Result>): Promise<Result> {
  const lock = join(folder, `${name}.lock`);
  await mkdir(folder, { recursive: true });
  while (!(await take(lock))) {
    if (!isRunning(Number(await readFile(lock, 'utf8').catch(() => process.pid)))) await rm(lock, { force: true });
    await pause(100);
  }
  try {
    return await use();
  } finally {
    await rm(lock, { force: true });
  }
}

/** True where the lock was free, and is ours now. */
function take(lock: string): Promise<boolean> {
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

/** Serves a built folder while `use` runs, on a free port. */
export async function whileServed(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = serveSite(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
