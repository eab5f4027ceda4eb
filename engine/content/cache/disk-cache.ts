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
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheRoot } from '../site-root.ts';
import { memoize } from './memory-cache.ts';

/**
 * A cached value, or a new one; a damaged entry is computed again. The value must not be modified.
 * @param parts everything that the value depends on
 * @param make returns what the structured clone algorithm can copy
 */
export function cacheSync<Value>(folder: string, parts: readonly string[], make: () => Value): Value {
  const file = fileOf(folder, parts);
  return memoize(file, () => {
    const kept = readEntry<Value>(file);
    if (kept) return kept.value;
    const value = make();
    writeEntry(file, value);
    return value;
  });
}

interface CacheOptions<Value> {
  large?: boolean;
  /** Whether other files in the cache, on which the entry depends, still exist. */
  isComplete?: (value: Value) => boolean;
}

/** The asynchronous `cacheSync`. */
export async function cache<Value>(
  folder: string,
  parts: readonly string[],
  make: () => Promise<Value>,
  { large = false, isComplete = () => true }: CacheOptions<Value> = {},
): Promise<Value> {
  const file = fileOf(folder, parts);
  return memoize(file, async () => {
    const kept = readEntry<Value>(file);
    const usable = kept && isComplete(kept.value);
    const value = usable ? kept.value : await make();
    if (!usable) writeEntry(file, value);
    if (large) {
      markAsUsed(file);
      keepNewest(dirname(file));
    }
    return value;
  });
}

const hashesFile = 'hashes.json';

/**
 * The path of a cached folder of files, rewritten if missing or damaged. Only the most recently used ones are kept.
 * @param parts everything that the files depend on
 * @param make writes the files into the folder that it receives
 */
export async function cacheFolder(
  folder: string,
  parts: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const path = fileOf(folder, parts);
  if (!isCompleteFolder(path)) {
    rmSync(path, { recursive: true, force: true });
    const temporary = temporaryPath(path);
    await make(temporary);
    writeFileSync(join(temporary, hashesFile), JSON.stringify(hashesIn(temporary)));
    // Another build may have made the same folder at the same time.
    if (existsSync(path)) rmSync(temporary, { recursive: true });
    else renameSync(temporary, path);
  }
  markAsUsed(path);
  keepNewest(dirname(path));
  return path;
}

function isCompleteFolder(path: string): boolean {
  if (!existsSync(join(path, hashesFile))) return false;
  return readFileSync(join(path, hashesFile), 'utf8') === JSON.stringify(hashesIn(path));
}

function hashesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== hashesFile)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(files.map((file) => [relative(folder, file), hashOfFile(file) ?? '']));
}

/** SHA-256 of a file’s content in hexadecimal; undefined where there is no file. */
export function hashOfFile(file: string): string | undefined {
  return existsSync(file) ? digest(readFileSync(file)).toString('hex') : undefined;
}

const digest = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
const digestLength = 32;

function writeEntry(file: string, value: unknown): void {
  const data = serialize(value);
  writeAtomically(file, Buffer.concat([digest(data), data]));
}

function readEntry<Value>(file: string): { value: Value } | undefined {
  if (!existsSync(file)) return undefined;
  const entry = readFileSync(file);
  const data = entry.subarray(digestLength);
  return digest(data).equals(entry.subarray(0, digestLength)) ? { value: deserialize(data) } : undefined;
}

/** Whether the cache has an entry for these parts; it may be damaged. */
export const isCached = (folder: string, parts: readonly string[]): boolean => existsSync(fileOf(folder, parts));

const fileOf = (folder: string, parts: readonly string[]): string => cachePath(folder, hashOf(parts));

/** How many versions of large entries are kept: those of several sites, and of the last changes. */
const maxLargeEntries = 6;

function keepNewest(folder: string): void {
  // Another process may delete what has just been listed.
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byUse = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), used: timeOf(join(folder, name)) }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of byUse.slice(maxLargeEntries)) rmSync(path, { recursive: true, force: true });
}

let lastUse = 0;

/** File system clocks have a resolution of several milliseconds, so each call sets a later time than the one before. */
function markAsUsed(path: string): void {
  lastUse = Math.max(Date.now(), lastUse + 1);
  utimesSync(path, new Date(lastUse), new Date(lastUse));
}

/** The absolute path of a name in one of the cache’s folders. Nothing is created. */
export const cachePath = (folder: string, name: string): string => join(cacheRoot, folder, name);

/** SHA-256 in hexadecimal. `['a', 'b']` and `['ab']` have different ones. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
}

/** Writes a file atomically: other processes see all of it or nothing. */
export function writeAtomically(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = temporaryPath(file);
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

const temporaryPath = (path: string): string => `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;

/** The version of a package, wherever npm has installed it: many do not export their package.json. */
function versionOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (!file) throw new Error(`the package ${name} is not installed`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** The installed versions of packages, as part of a cache key. Throws for one that is not installed. */
export function versionsOf(names: readonly string[]): string {
  return names.map((name) => `${name} ${versionOf(name)}`).join('\n');
}
