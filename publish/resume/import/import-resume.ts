import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../src/content/read-content.ts';
import { planImport } from './plan.ts';
import type { ImportChoice, Plan } from './plan-parts.ts';
import { readJsonResume } from './read-json-resume.ts';
import { carryOut } from './stage.ts';

export interface ImportReport extends Pick<Plan, 'taken' | 'left'> {
  files: string[];
  /** English texts that every other language has yet to translate. */
  untranslated: number;
  written: boolean;
}

/**
 * Takes a JSON Resume over into `content/`: all of it or nothing. The new content is made and checked in a
 * copy, which then changes places with the old one.
 * @param force false only lists what would be overwritten
 * @param choice what the owner says beside it
 * @throws Error where the file is no valid JSON Resume, ContentError where the new content would be wrong
 */
export async function importResume(
  root: string,
  source: string,
  force: boolean,
  choice: ImportChoice = {},
): Promise<ImportReport> {
  const [content, workshop] = [join(root, 'content'), join(root, '.cache/import')];
  const [copy, before] = [join(workshop, 'content'), join(workshop, 'before')];
  // An import was cut off between its two last steps: the old content comes back.
  if (!existsSync(content) && existsSync(before)) renameSync(before, content);
  const resume = readJsonResume(source);
  const today = await readContent(root);
  const plan = planImport(resume, today, choice);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  try {
    cpSync(content, copy, { recursive: true, preserveTimestamps: true });
    const { files, untranslated } = carryOut(workshop, plan, today);
    await readContent(workshop);
    const written = force && files.length > 0;
    if (written) swap(content, copy, before);
    return { taken: plan.taken, left: plan.left, files, untranslated, written };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Puts the copy where the content lies; the old content stays as `before` until the next import. */
function swap(content: string, copy: string, before: string): void {
  rmSync(before, { recursive: true, force: true });
  renameSync(content, before);
  try {
    renameSync(copy, content);
  } catch (error) {
    renameSync(before, content);
    throw error;
  }
}
