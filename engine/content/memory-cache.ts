import { existsSync, statSync } from 'node:fs';

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
  // Node 20 throws where what should be its folder is a file.
  const stats = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return stats ? `${stats.mtimeMs}:${stats.size}` : '';
}
