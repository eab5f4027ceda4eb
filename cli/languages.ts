/** `npm run languages -- add|remove|hold|offer <code>`: adds a language to the site, takes one away, holds one back or offers it, whole. */
import { siteRoot } from '../src/content/site-root.ts';
import { changeLanguage, languageActions } from './languages/change-languages.ts';
import { type Command, Misuse, runCommand, type Typed } from './support/command-line.ts';
import { requireCleanTree } from './support/working-tree.ts';

const command: Command = {
  name: 'npm run languages',
  about:
    'changes the languages of the site. <code> is the prefix of the addresses: sv, pt-BR. All of it lies in content/.',
  uses: {
    'add <code>': 'a new language, held back: its words are scaffolded',
    'remove <code>': 'every file of the language, and its record',
    'hold <code>': 'the language is shown nowhere; its addresses lead to English',
    'offer <code>': 'the language is shown; it must be complete, or have fallback: source',
  },
  options: {
    name: { type: 'string', help: 'with add: what the language calls itself, where CLDR does not know' },
    force: { type: 'boolean', help: 'writes although something is not committed' },
    yes: { type: 'boolean', help: 'asks nothing; nor does it without' },
  },
};

async function run({ words: [name = '', code = '', ...rest], options }: Typed): Promise<void> {
  const action = Object.hasOwn(languageActions, name) ? languageActions[name] : undefined;
  if (!action) throw new Misuse(name ? `There is no command ${name}.` : 'What shall be done with which language?');
  if (!code || rest.length > 0) throw new Misuse('One language is expected.');
  if (options.name !== undefined && name !== 'add') throw new Misuse('--name goes with add.');
  await requireCleanTree(siteRoot, options.force === true);
  await changeLanguage(siteRoot, action, code, { ownName: options.name as string | undefined });
}

await runCommand(command, run);
