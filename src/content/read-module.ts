import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { Problem } from './problems.ts';
import { positionInModule, syntaxFault } from './source-position.ts';

/** Reads a content file and checks it; what is wrong becomes problems, and nothing is returned. */
export async function readModule<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<z.infer<Schema> | undefined> {
  const before = problems.length;
  const value = await importModule(root, file, problems);
  if (problems.length > before) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const source = readFileSync(join(root, file), 'utf8');
  for (const issue of result.error.issues) {
    // An unknown field is an issue of the object around it: show the field itself.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const message = issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message;
      problems.push({ file, ...positionInModule(source, path), key: path.join('.') || undefined, message });
    }
  }
  return undefined;
}

/** Imports a content file; a missing file and a broken syntax become problems. */
export async function importModule(root: string, file: string, problems: Problem[]): Promise<unknown> {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({ file, message: 'this file is not there' });
    return undefined;
  }
  const fault = syntaxFault(readFileSync(path, 'utf8'));
  if (fault) {
    problems.push({ file, ...fault });
    return undefined;
  }
  // The time of the last change makes the address new, so that a running dev server sees the change.
  const module = await import(
    /* @vite-ignore */ `${pathToFileURL(path)}?changed=${Math.round(statSync(path).mtimeMs)}`
  );
  return module.default;
}
