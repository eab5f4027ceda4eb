import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canReplace, listOverrides, overridesFolder } from '../../publish/overrides/overrides.ts';

/** Where it lies: tsconfig.json includes it. */
const checkFile = '.cache/overrides/fit.ts';

/**
 * Writes a module that holds each of the owner's files to the exports of the file that it replaces: `tsc` looks at the
 * imports of the project with the project's own files in mind, and would miss one that is left out.
 */
export function writeFitCheck(projectRoot: string, siteRoot: string): void {
  const file = join(projectRoot, checkFile);
  rmSync(file, { force: true });
  const modules = listOverrides(siteRoot).filter(
    (path) => canReplace(path) && /\.tsx?$/.test(path) && existsSync(join(projectRoot, path)),
  );
  if (modules.length === 0 || siteRoot !== projectRoot) return;
  const lines = modules.flatMap((path, index) => [
    `import type * as theirs${index} from '../../${path}';`,
    `import type * as mine${index} from '../../${overridesFolder}/${path}';`,
    `/** ${overridesFolder}/${path} must offer what ${path} does. */`,
    `export const fit${index} = (mine: typeof mine${index}): typeof theirs${index} => mine;`,
  ]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}
