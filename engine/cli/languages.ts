import { siteRoot } from '../content/site-root.ts';
import { newCommand } from './support/command-line.ts';

interface Options {
  name?: string;
  force?: true;
}

/** `fitout languages`: lists, adds, removes, offers and disables languages. */
export const command = newCommand('languages')
  .summary('lists, adds, removes, offers and disables languages')
  .description('changes the languages of the site. <code> is the prefix of the addresses: sv, pt-BR');

const about = {
  add: 'adds a language that is not offered yet, with empty words to translate',
  remove: 'removes every file of the language, and its record in site.yaml',
  disable: 'hides the language everywhere; its addresses lead to the default language',
  offer: 'shows the language, which must be complete or have fallback: source',
} as const;

command
  .command('list')
  .description('lists the languages into which the interface is translated, and who has reviewed them')
  .action(async () => {
    const [{ describeReview, shippedLanguages }, { ownNameOf }] = await Promise.all([
      import('../content/languages/interface-languages.ts'),
      import('./init/languages.ts'),
    ]);
    for (const code of shippedLanguages) console.log(`${code.padEnd(6)}${ownNameOf(code)}: ${describeReview(code)}`);
  });

for (const [name, does] of Object.entries(about)) {
  const one = command.command(name).description(does).argument('<code>', 'the language');
  if (name === 'add')
    one.option('--name <text>', 'the language’s own name, if CLDR (the Unicode locale data) has none');
  one
    .option('--force', 'writes despite uncommitted changes')
    .action((code: string, options: Options) => change(name as keyof typeof about, code, options));
}

async function change(name: keyof typeof about, code: string, { name: ownName, force }: Options): Promise<void> {
  const [{ changeLanguage, languageActions }, { requireCleanTree }] = await Promise.all([
    import('./languages/change-languages.ts'),
    import('./support/working-tree.ts'),
  ]);
  requireCleanTree(siteRoot, force === true);
  await changeLanguage(siteRoot, languageActions[name], code, { ownName });
}
