import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { projectRoot } from './site-root.ts';

/**
 * What was made from the same parts before, or is made now and kept for later builds.
 * @param folder inside `.cache` of the project
 * @param parts everything that the result depends on
 * @param make gives the result, as text
 */
export function cacheText(folder: string, parts: readonly string[], make: () => string): string {
  const file = cachePath(folder, hashOf(parts));
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = make();
  writeWhole(file, text);
  return text;
}

/** The same of what takes a while, as JSON. */
export async function cacheJson<Value>(
  folder: string,
  parts: readonly string[],
  make: () => Promise<Value>,
): Promise<Value> {
  const file = cachePath(folder, hashOf(parts));
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const value = await make();
  writeWhole(file, JSON.stringify(value));
  return value;
}

/** The same of what is large, with Maps and Buffers in it: only the newest are kept. */
export async function cacheNewest<Value>(
  folder: string,
  parts: readonly string[],
  make: () => Promise<Value>,
): Promise<Value> {
  const file = cachePath(folder, hashOf(parts));
  if (existsSync(file)) {
    markAsUsed(file);
    return deserialize(readFileSync(file));
  }
  const value = await make();
  writeWhole(file, serialize(value));
  markAsUsed(file);
  keepNewest(dirname(file));
  return value;
}

/** How many versions are kept of what is large: those of several sites, and of the last changes. */
const newest = 6;

/** Takes away what was used longest ago in a folder of the cache. */
export function keepNewest(folder: string): void {
  // Another process may take away what has just been listed.
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byUse = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), used: timeOf(join(folder, name)) }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of byUse.slice(newest)) rmSync(path, { recursive: true, force: true });
}

/** The last time of use that this process has noted, in milliseconds. */
let lastUse = 0;

/**
 * Notes that a file or folder is used now, so that `keepNewest` keeps it. Each use gets a later time than the one
 * before: the clock of the file system stands still for several milliseconds, and what was used last would look older
 * than what was written before it.
 */
export function markAsUsed(path: string): void {
  lastUse = Math.max(Date.now(), lastUse + 1);
  utimesSync(path, new Date(lastUse), new Date(lastUse));
}

/** What was read or made in this process, by its name, where that is kept. */
let lately: Map<string, unknown> | undefined;
const keptAtMost = 50_000;

/**
 * From now on what was read or made is kept in memory as well: the dev server reads everything again after each change of
 * one file. A build asks for each thing once, and has to stay small.
 */
export function keepInMemory(): void {
  lately ??= new Map();
}

/**
 * What was made of the same in this process, where that is kept; else it is made now.
 * @param name says all that the result depends on
 * @returns what nobody may change
 */
export function recall<Value>(name: string, make: () => Value): Value {
  if (!lately) return make();
  if (!lately.has(name)) {
    if (lately.size >= keptAtMost) lately.clear();
    lately.set(name, make());
  }
  return lately.get(name) as Value;
}

/** What was made of files, by its name, with the files' times: only while the site is being developed. */
let ofFiles: Map<string, { stamps: string; value: unknown }> | undefined;

/**
 * From now on what depends on nothing but some files is made again only when one of them has changed; what was made
 * before is forgotten. For whoever is told of each other change, and calls this again then.
 */
export function watchFiles(): void {
  ofFiles = new Map();
}

/**
 * What was made of the same files, where that is kept (`watchFiles`); else it is made now.
 * @param name says what is made
 * @param files their paths; those that do not exist count, too
 * @returns what nobody may change
 */
export function recallOfFiles<Value>(name: string, files: readonly string[], make: () => Value): Value {
  if (!ofFiles) return make();
  const stamps = files.map(stampOf).join();
  const known = ofFiles.get(name);
  if (known?.stamps === stamps) return known.value as Value;
  const value = make();
  ofFiles.set(name, { stamps, value });
  return value;
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : '';
}

/** Where a file lies that is kept for later builds. */
export const cachePath = (folder: string, name: string): string => join(projectRoot, '.cache', folder, name);

/** The name of what depends on these parts. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
}

/** Writes a file that other processes may read meanwhile: they see all of it or nothing. */
export function writeWhole(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/** The versions of installed packages, as a part of what depends on them. */
export function versionsOf(names: readonly string[]): string {
  return names.map((name) => readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).join('\n');
}
