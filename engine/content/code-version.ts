import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the code that makes the site by what is in it: what was measured of other code is out of date.
 * @param root the engine's folder
 * @returns twelve hexadecimal digits of a SHA-256; tests and commands do not count
 */
export function codeVersion(root: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(cli|dist|node_modules)\//.test(file))
    .filter((file) => /\.(tsx?|js|css|typ)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
