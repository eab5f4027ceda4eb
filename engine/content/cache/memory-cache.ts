import { dirname } from 'node:path';

interface Kept {
  files: readonly string[];
  value: unknown;
}

/** Values computed in this process, by name, if they are kept: those of texts, and those of watched files. */
let ofTexts: Map<string, Kept> | undefined;
let ofFiles: Map<string, Kept> | undefined;
const maxKept = 50_000;

/** The dev server reads everything again after each change; a build reads each file once and must use little memory. */
export function keepInMemory(): void {
  ofTexts ??= new Map();
}

/** Values that depend only on files are kept until one changes. For callers that call `forgetFile` at every change. */
export function watchFiles(): void {
  ofFiles = new Map();
}

/** Forgets the values that depend on a changed file or on its folder. */
export function forgetFile(file: string): void {
  for (const [name, { files }] of ofFiles ?? [])
    if (files.includes(file) || files.includes(dirname(file))) ofFiles?.delete(name);
}

/**
 * Returns the kept value of this name, or computes it. The name must identify everything that the value depends on,
 * except files.
 */
export function memoize<Value>(name: string, make: () => Value, files?: readonly string[]): Value {
  const kept = files ? ofFiles : ofTexts;
  if (!kept) return make();
  const known = kept.get(name);
  if (known) return known.value as Value;
  if (kept.size >= maxKept) kept.clear();
  const value = make();
  kept.set(name, { files: files ?? [], value });
  // A failure is not cached.
  if (value instanceof Promise) value.catch(() => kept.delete(name));
  return value;
}
