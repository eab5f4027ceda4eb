import type { Changes } from '../../content/files/write-changes.ts';
import { formatFile } from '../../content/format.ts';
import { contentFormat } from '../../content/schemas/format.ts';
import { openContent } from './content-files.ts';
import { type Migration, migrations } from './migrations.ts';

export interface MigrationPlan {
  steps: string[];
  changes: Changes;
}

/** Runs the necessary migrations without writing; throws if one is missing, or does not find what it changes. */
export function planMigration(
  root: string,
  format: number,
  known: readonly Migration[] = migrations,
  target: number = contentFormat,
): MigrationPlan {
  const files = openContent(root);
  const steps: string[] = [];
  for (let to = format + 1; to <= target; to++) {
    const migration = known.find((one) => one.to === to);
    if (!migration) throw new Error(`no migration leads to format ${to}`);
    migration.change(files);
    files.edit(formatFile, (document) => document.set('format', to));
    steps.push(`${to}: ${migration.about}`);
  }
  return { steps, changes: files.changes() };
}
