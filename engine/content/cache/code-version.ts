import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from './memory-cache.ts';

/** A hash of the engine’s code without tests and commands; measurements of another version are out of date. */
export const codeVersion = (root: string): string => memoize(`code version ${root}`, () => hashCode(root), []);

function hashCode(root: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(cli|dist|node_modules)\//.test(file))
    .filter((file) => /\.(tsx?|js|css|typ)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
