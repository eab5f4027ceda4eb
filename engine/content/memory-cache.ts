import { statSync } from 'node:fs';

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

/** Values that depend only on files are kept until one changes. For callers that are notified of every later change. */
export function watchFiles(): void {
  ofFiles = new Map();
}

/**
 * Returns the kept value of this name, or computes it; the name identifies everything beside files that it depends on.
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
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? `${stats.mtimeMs}:${stats.size}` : '';
  } catch {
    // A parent of the path is a file.
    return '';
  }
}
