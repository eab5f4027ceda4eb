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
  add: 'a new language, not offered yet: its empty words are written',
  remove: 'every file of the language, and its record',
  disable: 'the language is shown nowhere; its addresses lead to the default language',
  offer: 'the language is shown; it must be complete, or have fallback: source',
} as const;

command
  .command('list')
  .description('the languages in which the interface has all of its words, and who has read them')
  .action(async () => {
    const [{ describeReview, shippedLanguages }, { ownNameOf }] = await Promise.all([
      import('../content/interface-languages.ts'),
      import('./init/languages.ts'),
    ]);
    for (const code of shippedLanguages) console.log(`${code.padEnd(6)}${ownNameOf(code)}: ${describeReview(code)}`);
  });

for (const [name, does] of Object.entries(about)) {
  const one = command.command(name).description(does).argument('<code>', 'the language');
  if (name === 'add')
    one.option('--name <text>', 'what the language calls itself, where CLDR (the Unicode locale data) does not know');
  one
    .option('--force', 'writes although something is not committed')
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
