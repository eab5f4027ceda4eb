import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../../content/files/copy-site.ts';
import { writeChanges } from '../../../content/files/write-changes.ts';
import { readContent } from '../../../content/read-content.ts';
import { applyPlan } from './apply-plan.ts';
import { listRemoved } from './list-removed.ts';
import { planImport } from './plan.ts';
import type { ImportChoice, Plan } from './plan-parts.ts';
import { readJsonResume } from './read-json-resume.ts';

export interface ImportReport extends Pick<Plan, 'imported' | 'skipped'> {
  files: string[];
  /** Jobs, skills, education, languages and hobbies of the site that the resume does not name. */
  removed: string[];
  /** Texts in the default language that have to be translated into every other language. */
  untranslated: number;
  written: boolean;
}

/**
 * Imports a JSON Resume into the site’s folder, all or nothing, after trying it in a copy.
 * @throws Error if the file is not a valid JSON Resume, ContentError if the new content would be wrong
 */
export async function importResume(
  root: string,
  source: string,
  force: boolean,
  choice: ImportChoice = {},
): Promise<ImportReport> {
  const copy = join(root, '.cache/import');
  const resume = readJsonResume(source);
  const today = await readContent(root);
  const plan = planImport(resume, today, choice);
  rmSync(copy, { recursive: true, force: true });
  try {
    copySite(root, copy);
    const { files, untranslated } = applyPlan(copy, plan, today);
    const removed = listRemoved(today, await readContent(copy));
    const written = force && files.length > 0;
    if (written) writeChanges(root, new Map(files.map((file) => [file, readFileSync(join(copy, file))])));
    return { imported: plan.imported, skipped: plan.skipped, files, removed, untranslated, written };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
