import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/** Writes files anew as `npm run format` would. */
export function formatFiles(root: string, files: readonly string[]): void {
  const paths = files.filter((file) => /\.(yaml|json)$/.test(file)).map((file) => join(root, file));
  if (paths.length === 0) return;
  const options = ['--write', '--vcs-enabled=false', `--config-path=${projectRoot}`];
  execFileSync(process.execPath, [biome, 'format', ...options, ...paths], { cwd: root, stdio: 'pipe' });
}
