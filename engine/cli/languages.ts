import { siteRoot } from '../content/site-root.ts';
import { newCommand } from './support/command-line.ts';

interface Options {
  name?: string;
  force?: true;
}

export const command = newCommand('languages')
  .summary('adds, removes, offers and disables languages')
  .description('changes the languages of the site. <code> is the prefix of the addresses: sv, pt-BR');

const about = {
  add: 'a new language, not offered yet: its empty words are written',
  remove: 'every file of the language, and its record',
  disable: 'the language is shown nowhere; its addresses lead to English',
  offer: 'the language is shown; it must be complete, or have fallback: source',
} as const;

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
  await requireCleanTree(siteRoot, force === true);
  await changeLanguage(siteRoot, languageActions[name], code, { ownName });
}
