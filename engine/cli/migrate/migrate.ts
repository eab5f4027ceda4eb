import { writeChanges } from '../../content/files/write-changes.ts';
import { describeFormat, formatFile, readFormat } from '../../content/format.ts';
import { contentFormat } from '../../content/schemas/format.ts';
import { siteRoot } from '../../content/site-root.ts';
import { CommandFailed } from '../support/command-line.ts';
import { printResult, questionsFor } from '../support/questions.ts';
import { requireCleanTree } from '../support/working-tree.ts';
import { makePatch } from './make-patch.ts';
import { planMigration } from './migrate-content.ts';

/** Converts the content to the current format after confirmation; `force` continues even if git could not undo it. */
export async function migrate(yes: boolean, force: boolean): Promise<void> {
  const format = readFormat(siteRoot);
  if (format === undefined) throw new CommandFailed(`${formatFile}: its format cannot be read`);
  if (format > contentFormat) throw new CommandFailed(`${formatFile}: ${describeFormat(format)}`);
  if (format === contentFormat) return console.log(`The content has format ${format}, which this version reads.`);
  requireCleanTree(siteRoot, force);
  const { steps, changes } = planMigration(siteRoot, format);
  const questions = questionsFor('Migrate the content', yes);
  console.log(makePatch(siteRoot, changes));
  questions.show(`From format ${format} to ${contentFormat}`, steps);
  if (!(await questions.confirm(`Write ${changes.size} files?`))) throw new CommandFailed('Nothing was written.');
  writeChanges(siteRoot, changes);
  printResult(`${changes.size} files written.`, questions.interactive);
}
