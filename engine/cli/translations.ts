import { siteRoot } from '../content/site-root.ts';
import { newCommand, UsageError } from './support/command-line.ts';

/** Reads the site, so it is loaded on demand. */
const load = () => import('./translations/actions.ts');

/** `fitout translations`: lists what is complete, new, stale and missing, and records what is new; exits with 1 where something is stale. */
export const command = newCommand('translations')
  .summary('what is complete, stale and missing in each language')
  .description(
    'lists what is complete, new, stale and missing in each language, and records in words/ledger what is new. A text is a key of words, the number of an article, the name of a page or a project, or a block as diff names it',
  )
  .allowExcessArguments()
  .action(async (_, { args: [unknown] }: { args: string[] }) => {
    if (unknown !== undefined) throw new UsageError(`There is no command ${unknown}.`);
    const { reportTranslations } = await load();
    for (const { lines, advice, stale } of reportTranslations()) {
      console.log([...lines, ...advice].join('\n'));
      if (stale) process.exitCode = 1;
    }
  });

const subcommand = (name: string, about: string) =>
  command.command(name).description(about).argument('<language>', 'its code');

subcommand('diff', 'what has changed in the original since a translation was made, block by block')
  .argument('[texts...]')
  .action(async (code: string, names: string[]) => (await load()).diff(code, names));

subcommand('accept', 'takes translations as current: those named, or all of the language')
  .argument('[texts...]')
  .action(async (code: string, names: string[]) => (await load()).accept(code, names));

subcommand('export', 'writes what is missing or stale into a file, for a translator')
  .argument('[texts...]')
  .option('--out <file>', 'a .yaml or .csv file; without it, the language and .yaml')
  .action(async (code: string, names: string[], { out }: { out?: string }) =>
    (await load()).exportTexts(code, names, out),
  );

subcommand('context', 'writes a page for a translator: short texts with their place in a picture of the built site')
  .argument('[texts...]')
  .option('--out <file>', 'an .html file; without it, the language and .html')
  .option('--interface', 'also the words of the interface')
  .action(async (code: string, names: string[], options: { out?: string; interface?: true }) =>
    (await load()).context(code, names, options),
  );

subcommand('import', 'takes over what came back, all or nothing, and accepts it')
  .argument('<file>')
  .option('--force', 'writes although something is not committed')
  .action(async (code: string, file: string, { force }: { force?: true }) => {
    const { importTexts } = await load();
    const { requireCleanTree } = await import('./support/working-tree.ts');
    await importTexts(code, file, () => requireCleanTree(siteRoot, force === true));
  });
