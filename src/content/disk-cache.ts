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
 * What was made of the same parts before, or is made now and kept for later builds.
 * @param folder inside `.cache` of the project
 * @param parts everything that the result depends on
 * @param make gives what the structured clone algorithm copies: plain data, Maps, Buffers. Nobody may change it
 */
export function cacheSync<Value>(folder: string, parts: readonly string[], make: () => Value): Value {
  const file = fileOf(folder, parts);
  return recall(file, () => {
    if (existsSync(file)) return deserialize(readFileSync(file));
    const value = make();
    writeWhole(file, serialize(value));
    return value;
  });
}

/** The same of what takes a while. */
export async function cache<Value>(
  folder: string,
  parts: readonly string[],
  make: () => Promise<Value>,
  { large = false } = {},
): Promise<Value> {
  const file = fileOf(folder, parts);
  return recall(file, async () => {
    if (existsSync(file)) {
      if (large) markAsUsed(file);
      return deserialize(readFileSync(file));
    }
    const value = await make();
    writeWhole(file, serialize(value));
    if (large) {
      markAsUsed(file);
      keepNewest(dirname(file));
    }
    return value;
  });
}

/**
 * The same of many files.
 * @param make writes them into the folder that it is given
 * @returns the folder that holds them
 */
export async function cacheFolder(
  folder: string,
  parts: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const path = fileOf(folder, parts);
  if (!existsSync(path)) {
    const part = besides(path);
    await make(part);
    // Another build may have made the same meanwhile.
    if (existsSync(path)) rmSync(part, { recursive: true });
    else renameSync(part, path);
  }
  markAsUsed(path);
  keepNewest(dirname(path));
  return path;
}

export const isCached = (folder: string, parts: readonly string[]): boolean => existsSync(fileOf(folder, parts));

const fileOf = (folder: string, parts: readonly string[]): string => cachePath(folder, hashOf(parts));

/** How many versions are kept of what is large: those of several sites, and of the last changes. */
const newest = 6;

function keepNewest(folder: string): void {
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
function markAsUsed(path: string): void {
  lastUse = Math.max(Date.now(), lastUse + 1);
  utimesSync(path, new Date(lastUse), new Date(lastUse));
}

interface Kept {
  /** Size and time of the files that it was made of. */
  stamps: string;
  value: unknown;
}

/** What was made in this process, by its name, where that is kept: of texts, and of files that are watched. */
let ofTexts: Map<string, Kept> | undefined;
let ofFiles: Map<string, Kept> | undefined;
const keptAtMost = 50_000;

/**
 * From now on what was read or made is kept in memory as well: the dev server reads everything again after each change of
 * one file. A build asks for each thing once, and has to stay small.
 */
export function keepInMemory(): void {
  ofTexts ??= new Map();
}

/**
 * From now on what depends on nothing but some files is made again only when one of them has changed; what was made
 * before is forgotten. For callers that are notified of every later change and then call this again.
 */
export function watchFiles(): void {
  ofFiles = new Map();
}

/**
 * What was made of the same in this process, where that is kept; else it is made now.
 * @param name says all that the result depends on, beside the files
 * @param files their paths; those that do not exist count, too
 * @returns what nobody may change
 */
export function recall<Value>(name: string, make: () => Value, files?: readonly string[]): Value {
  const kept = files ? ofFiles : ofTexts;
  if (!kept) return make();
  const stamps = files?.map(stampOf).join() ?? '';
  const known = kept.get(name);
  if (known?.stamps === stamps) return known.value as Value;
  if (kept.size >= keptAtMost) kept.clear();
  const value = make();
  kept.set(name, { stamps, value });
  // What failed is tried again.
  if (value instanceof Promise) value.catch(() => kept.delete(name));
  return value;
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : '';
}

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
  const part = besides(file);
  writeFileSync(part, text);
  renameSync(part, file);
}

/** A name that no other process writes to. */
const besides = (path: string): string => `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;

/** The versions of installed packages, as a part of what depends on them. */
export function versionsOf(names: readonly string[]): string {
  return names.map((name) => readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).join('\n');
}
