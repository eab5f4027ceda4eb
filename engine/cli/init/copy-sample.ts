import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copySite } from '../../content/files/copy-site.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { engineRoot } from '../../content/site-root.ts';
import { CommandFailed } from '../support/command-line.ts';
import type { ProjectFacts } from './project-files.ts';

const sample = join(engineRoot, '../site');

/** Copies the sample without its tests, for owners who start with a complete site. */
export function copySample(root: string): { facts: Omit<ProjectFacts, 'engine'>; notes: [] } {
  if (!existsSync(join(sample, 'site.yaml')))
    throw new CommandFailed('--sample works only in the repository of fitout, which contains the sample.');
  copySite(sample, root, ['**/*', '!acceptance/**', '!**/*.{test,spec}.{ts,tsx}']);
  for (const file of siteFiles(root, '**/*.yaml')) {
    const path = join(root, file);
    // The first line names the file’s schema, which is now in the package.
    const text = readFileSync(path, 'utf8').replace(
      /^(# .*\$schema=(?:\.\.\/)*)\.\.\/engine\//,
      '$1node_modules/fitout/',
    );
    writeFileSync(path, text);
  }
  const { name } = parse(readFileSync(join(root, 'site.yaml'), 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(sample, 'package.json'), 'utf8'));
  return { facts: { owner: name, packages: { dependencies, devDependencies } }, notes: [] };
}
