import { siteRoot } from '../content/site-root.ts';
import { newCommand, UsageError } from './support/command-line.ts';

/** Reads the site, so it is loaded on demand. */
const load = () => import('./translations/actions.ts');

/** `fitout translations`: lists complete, new, stale and missing texts, records new ones; exits with 1 if any are stale. */
export const command = newCommand('translations')
  .summary('lists complete, stale and missing texts of each language')
  .description(
    'lists complete, new, stale and missing texts of each language, and records the new ones in words/ledger. A text is a key of words, the number of an article, the name of a page or a project, or a block as diff names it',
  )
  .allowExcessArguments()
  .action(async (_, { args: [unknown] }: { args: string[] }) => {
    if (unknown !== undefined) throw new UsageError(`unknown command '${unknown}'`);
    const { reportTranslations } = await load();
    for (const { lines, advice, stale } of reportTranslations()) {
      console.log([...lines, ...advice].join('\n'));
      if (stale) process.exitCode = 1;
    }
  });

const subcommand = (name: string, about: string) =>
  command.command(name).description(about).argument('<language>', 'the code of the language');

subcommand('diff', 'shows how the original has changed since it was translated, block by block')
  .argument('[texts...]')
  .action(async (code: string, names: string[]) => (await load()).diff(code, names));

subcommand('accept', 'records translations as current: the texts named, or all of the language')
  .argument('[texts...]')
  .action(async (code: string, names: string[]) => (await load()).accept(code, names));

subcommand('export', 'writes missing and stale texts into a file for a translator')
  .argument('[texts...]')
  .option('--out <file>', 'a .yaml or .csv file; default: <language>.yaml')
  .action(async (code: string, names: string[], { out }: { out?: string }) =>
    (await load()).exportTexts(code, names, out),
  );

subcommand(
  'context',
  'writes a page for a translator that shows where short texts appear in pictures of the built site',
)
  .argument('[texts...]')
  .option('--out <file>', 'an .html file; default: <language>.html')
  .option('--interface', 'includes the texts of the interface')
  .action(async (code: string, names: string[], options: { out?: string; interface?: true }) =>
    (await load()).context(code, names, options),
  );

subcommand('import', 'imports a translated file, all or nothing, and accepts its texts')
  .argument('<file>')
  .option('--force', 'writes despite uncommitted changes')
  .action(async (code: string, file: string, { force }: { force?: true }) => {
    const { importTexts } = await load();
    const { requireCleanTree } = await import('./support/working-tree.ts');
    await importTexts(code, file, () => requireCleanTree(siteRoot, force === true));
  });
