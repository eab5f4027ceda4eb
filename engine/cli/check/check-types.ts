import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { configFile } from '../../content/code/read-code.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { enginePackage } from '../support/engine-package.ts';

const version = enginePackage.peerDependencies.typescript;

/** Checks a site’s own code with its compiler; a site without `tsconfig.json` is skipped. */
export function checkTypes(root: string): boolean {
  if (!existsSync(join(root, 'tsconfig.json'))) return true;
  const compiler = findCompiler(root);
  if (!compiler) {
    if (siteFiles(root, ['**/*.{ts,tsx}', `!${configFile}`]).length > 0)
      console.log(
        `types: not checked, because TypeScript is not installed: npm install --save-dev typescript@${version}`,
      );
    return true;
  }
  const { status } = spawnSync(process.execPath, [compiler, '--project', root], { cwd: root, stdio: 'inherit' });
  return status === 0;
}

function findCompiler(root: string): string | undefined {
  try {
    return join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin/tsc');
  } catch {
    return undefined;
  }
}
