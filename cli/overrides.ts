/** `npm run overrides`: the owner's files in `overrides/`, and whether what they replace has changed. */
import { projectRoot, siteRoot } from '../src/content/site-root.ts';
import { acceptOverrides, reportOverrides, takeOverride } from './overrides/overrides-command.ts';
import { type Command, Misuse, runCommand } from './support/command-line.ts';

const command: Command = {
  name: 'npm run overrides',
  about:
    'lists the files of the project that overrides/ replaces, and what has changed under them since. Nothing is written.',
  uses: {
    'take <path>': 'copies a component, a style sheet or a script of the browser into overrides/, to be changed there',
    'accept [path …]': 'says that these, or all, have been brought up to what they replace as it is now',
  },
  options: {},
};

const roots = { projectRoot, siteRoot };
await runCommand(command, ({ words: [verb, ...paths] }) => {
  if (verb === undefined) reportOverrides(roots);
  else if (verb === 'take' && paths.length === 1) takeOverride(roots, String(paths[0]));
  else if (verb === 'accept') acceptOverrides(roots, paths);
  else throw new Misuse(`There is no “${[verb, ...paths].join(' ')}”.`);
});
