import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, type Problem } from '../../src/content/problems.ts';

export const overridesFolder = 'overrides';

export const recordFile = `${overridesFolder}/replaced.json`;

/** Components, style sheets, and what the browser runs: only bundles load these, and bundles know the owner's files. */
const replaceable = /^src\/(ui|pages|document|islands|browser)\/.+\.(tsx|css)$|^src\/browser\/.+\.ts$/;

export const canReplace = (path: string): boolean => replaceable.test(path) && !/\.(test|d)\.tsx?$/.test(path);

/**
 * Lists the owner's files by the paths of those that they replace.
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

/** From the path of a replaced file to git's id of the text from which the owner's file was made. */
export type ReplacedRecord = Readonly<Record<string, string>>;

const recordSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{40}$/));

/**
 * Reads what the owner's files were made from.
 * @throws Error where the record is not one that `writeRecord` has made
 */
export function readRecord(siteRoot: string): ReplacedRecord {
  const file = join(siteRoot, recordFile);
  if (!existsSync(file)) return {};
  const read = recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${recordFile}: each path has git's id of a text: ${z.prettifyError(read.error)}`);
  return read.data;
}

/**
 * Checks that each file of the owner replaces one of the project.
 * @returns a warning for each that did once, by its record, and replaces nothing any more
 * @throws ContentError that lists those that cannot replace anything, or never did
 */
export function checkOverrides(projectRoot: string, siteRoot: string): Problem[] {
  const recorded = readRecord(siteRoot);
  const warnings: Problem[] = [];
  const problems: Problem[] = [];
  for (const path of listOverrides(siteRoot)) {
    const file = `${overridesFolder}/${path}`;
    if (!canReplace(path))
      problems.push({
        file,
        message: 'only components (.tsx), style sheets and src/browser can be replaced, below src/',
      });
    else if (!existsSync(join(projectRoot, path)))
      (path in recorded ? warnings : problems).push({ file, message: `it replaces nothing: there is no ${path}` });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return warnings;
}
