import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['src', 'publish'] as const;

/**
 * Names the code that makes the site by what is in it: what was measured of other code is out of date.
 * @returns twelve hexadecimal digits of a SHA-256; tests do not count
 */
export function codeVersion(projectRoot: string): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(tsx?|css|typ)$/.test(file) && !/\.test\.tsx?$/.test(file));
    for (const file of files.sort())
      hash.update(`${folder}/${file}\n`).update(readFileSync(join(projectRoot, folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
