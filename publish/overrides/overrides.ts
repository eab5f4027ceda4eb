import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Problem } from '../../src/content/problems.ts';

/** The folder of the files with which an owner replaces files of the project, in the folder of the site. */
export const overridesFolder = 'overrides';

/** What the owner's files were made from, by path. */
export const recordFile = `${overridesFolder}/replaced.json`;

/** Components, style sheets, and what the browser runs: only bundles load these, and bundles know the owner's files. */
const replaceable = /^src\/(ui|pages|document|islands|browser)\/.+\.(tsx|css)$|^src\/browser\/.+\.ts$/;

/** True for a file of the project that an owner may replace. */
export const canReplace = (path: string): boolean => replaceable.test(path) && !/\.(test|d)\.tsx?$/.test(path);

/**
 * Lists the owner's files by the paths of those that they replace.
 * @param siteRoot the folder that holds `overrides/`
 * @returns paths from the project's root such as `src/ui/card/card.tsx`, sorted
 */
export function listOverrides(siteRoot: string): string[] {
  const folder = join(siteRoot, overridesFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => `${overridesFolder}/${path}` !== recordFile && !/(^|\/)(\.[^/]+|[^/]+\.md)$/.test(path))
    .sort();
}

/**
 * Checks that each file of the owner replaces one of the project.
 * @throws ContentError that lists those that cannot, or that replace nothing
 */
export function checkOverrides(projectRoot: string, siteRoot: string): void {
  const problems = listOverrides(siteRoot).flatMap((path): Problem[] => {
    const file = `${overridesFolder}/${path}`;
    if (!canReplace(path))
      return [{ file, message: 'only components (.tsx), style sheets and src/browser can be replaced, below src/' }];
    return existsSync(join(projectRoot, path)) ? [] : [{ file, message: `it replaces nothing: there is no ${path}` }];
  });
  if (problems.length > 0) throw new ContentError(problems);
}
