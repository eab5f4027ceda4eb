/** `npm run migrate`: brings `content/` to the format that the project reads. */
import { describeFormat, formatFile, readFormat } from '../src/content/format.ts';
import { contentFormat } from '../src/content/schemas/format.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { planMigration } from './migrate/migrate-content.ts';
import { showChanges } from './migrate/show-changes.ts';
import { type Command, NotDone, runCommand } from './support/command-line.ts';
import { questionsFor, say } from './support/questions.ts';
import { requireCleanTree } from './support/working-tree.ts';
import { writeChanges } from './support/write-changes.ts';

const command: Command = {
  name: 'npm run migrate',
  about: 'brings content/ to the format that the project reads. It shows each change, and asks before it writes.',
  options: {
    yes: { type: 'boolean', help: 'asks nothing, and writes' },
    force: { type: 'boolean', help: 'goes on where git could not undo it' },
  },
};

await runCommand(command, async ({ options }) => {
  const format = readFormat(siteRoot);
  if (format === undefined) throw new NotDone(`${formatFile}: its format cannot be read`);
  if (format > contentFormat) throw new NotDone(`${formatFile}: ${describeFormat(format)}`);
  if (format === contentFormat) return console.log(`The content is of format ${format}, which the project reads.`);
  await requireCleanTree(siteRoot, options.force === true);
  const { steps, changes } = planMigration(siteRoot, format);
  const questions = questionsFor('Migrate content/', options.yes === true);
  console.log(showChanges(siteRoot, changes));
  questions.show(`From format ${format} to ${contentFormat}`, steps);
  if (!(await questions.agree(`Write ${changes.size} files?`))) throw new NotDone('Nothing was written.');
  writeChanges(siteRoot, changes);
  say(`${changes.size} files written. Next: npm run build`, questions.asking);
});
