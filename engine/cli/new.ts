import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Changes } from '../content/files/write-changes.ts';
import { siteRoot } from '../content/site-root.ts';
import { CommandFailed, newCommand } from './support/command-line.ts';

/** `fitout new <kind>`: adds content with prompts to the owner. */
export const command = newCommand('new')
  .summary('adds an article, a project, a job, a skill, a page or a language')
  .description('adds content with which the site builds at once. Comments mark the texts that you have to write');

function kind(name: string, about: string): Command {
  return command
    .command(name)
    .description(about)
    .option('--yes', 'asks no questions')
    .option('--force', 'writes even if uncommitted changes would be overwritten');
}

const languages = ['--languages <codes>', 'the languages for which a file is written: en,de'] as const;
const slug = ['--slug <name>', 'the address or key, if it is not made from the name'] as const;

kind('article', 'adds articles/<next number>-<title>')
  .argument('[title...]')
  .option(...languages)
  .option(...slug)
  .option('--number <n>', 'the number; default: the next one')
  .option('--category <key>', 'the key of a category in words')
  .action((words: string[], options) => make('article', words, options));

kind('project', 'adds projects/<name>, and its line in order.yaml')
  .argument('[name...]')
  .option('--try', 'with an interactive piece of it on its page')
  .option(...languages)
  .option(...slug)
  .action((words: string[], options) => make('project', words, options));

kind('job', 'adds a job at the top of career.yaml, with its words')
  .option('--company <text>', 'the company')
  .option('--position <text>', 'the position')
  .option('--start <yyyy-mm>', 'the first month')
  .option('--end <yyyy-mm>', 'the last month; default: it is your present job')
  .action((options) => make('job', [], options));

kind('skill', 'adds a skill at the end of skills.yaml, with its icon if the icon sets have one')
  .argument('[name...]')
  .option(...slug)
  .option('--icon <set:name>', 'an icon of the installed sets')
  .action((words: string[], options) => make('skill', words, options));

kind('page', 'adds pages/<name>')
  .argument('[name...]')
  .option(...languages)
  .option(...slug)
  .option('--title <text>', 'the title, if it is not the name')
  .action((words: string[], options) => make('page', words, options));

kind('language', 'adds a language, as fitout languages add <code>')
  .argument('<code>')
  .action(async (code: string, { force }: Options) => {
    const { changeLanguage, languageActions } = await import('./languages/change-languages.ts');
    await changeLanguage(siteRoot, languageActions.add, code, { check: await checkFor(force === true) });
  });

interface Options extends Record<string, string | boolean | undefined> {
  yes?: boolean;
  force?: boolean;
}

async function checkFor(force: boolean) {
  const { requireNothingLost } = await import('./support/working-tree.ts');
  return (changes: Changes) => {
    if (!force) requireNothingLost(siteRoot, changes);
  };
}

async function make(kind: string, words: readonly string[], { yes, force, ...rest }: Options): Promise<void> {
  const [{ makePlan }, { writeAndAccept }, { writeChecked }, { questionsFor, printResult }, check] = await Promise.all([
    import('./new/make-plan.ts'),
    import('./new/write-and-accept.ts'),
    import('./support/write-checked.ts'),
    import('./support/questions.ts'),
    checkFor(force === true),
  ]);
  const given = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const questions = questionsFor(`A new ${kind}`, yes === true);
  const name = words.join(' ').trim() || undefined;
  const { changes, messages, next } = await makePlan(kind, { name, given, questions, root: siteRoot });
  check(changes);
  const files = [...changes.keys()].map((file) => `${existsSync(join(siteRoot, file)) ? 'changed' : 'new'}: ${file}`);
  questions.show('Will be written:', [...messages, ...files]);
  if (questions.interactive && !(await questions.confirm('Write this?')))
    throw new CommandFailed('Nothing was written.');
  const { site } = await import('../content/site.ts');
  const others = site.languages.slice(1).map(({ code }) => code);
  await writeAndAccept(siteRoot, others, () => writeChecked(siteRoot, changes));
  printResult(['Written.', ...next].join('\n'), questions.interactive);
}
