import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { projectRoot } from '../../../src/content/site-root.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/**
 * Formats a text as `npm run format` would.
 * @param file says by its ending what it is
 */
export function formatFile(file: string, source: string): string {
  const args = [biome, 'format', '--vcs-enabled=false', `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, args, { input: source, encoding: 'utf8', cwd: projectRoot });
}
