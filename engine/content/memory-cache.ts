import { existsSync, statSync } from 'node:fs';

interface Kept {
  stamps: string;
  value: unknown;
}

/** Values computed in this process, by name, if they are kept: those of texts, and those of watched files. */
let ofTexts: Map<string, Kept> | undefined;
let ofFiles: Map<string, Kept> | undefined;
const keptAtMost = 50_000;

/** The dev server reads everything again after each change; a build reads each file once and must use little memory. */
export function keepInMemory(): void {
  ofTexts ??= new Map();
}

/**
 * From now on, values that depend only on files are computed again only after one of them has changed. For callers that
 * are notified of every later change and then call this again.
 */
export function watchFiles(): void {
  ofFiles = new Map();
}

/**
 * Returns the value that was computed under this name in this process, if values are kept; otherwise computes it.
 * @param name identifies everything that the value depends on, beside the files
 * @returns a value that must not be modified
 */
export function memoize<Value>(name: string, make: () => Value, files?: readonly string[]): Value {
  const kept = files ? ofFiles : ofTexts;
  if (!kept) return make();
  const stamps = files?.map(stampOf).join() ?? '';
  const known = kept.get(name);
  if (known?.stamps === stamps) return known.value as Value;
  if (kept.size >= keptAtMost) kept.clear();
  const value = make();
  kept.set(name, { stamps, value });
  // A failure is not cached.
  if (value instanceof Promise) value.catch(() => kept.delete(name));
  return value;
}

function stampOf(file: string): string {
  // Node 20 throws where a parent of the path is a file.
  const stats = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return stats ? `${stats.mtimeMs}:${stats.size}` : '';
}
