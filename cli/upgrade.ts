/** `npm run upgrade`: brings a later version of the project to a site. */
import { projectRoot } from '../src/content/site-root.ts';
import { type Command, runCommand } from './support/command-line.ts';
import { upgrade } from './upgrade/upgrade.ts';

const command: Command = {
  name: 'npm run upgrade',
  about:
    'brings a later version of the project. content/ and overrides/ stay yours; everything else becomes what the project has. It is tried in a copy, shown, and taken over as one commit.',
  options: {
    from: { type: 'string', value: 'ADDRESS', help: 'where the project comes from: an address of git, or a folder' },
    to: { type: 'string', value: 'TAG', help: 'the version to go to; without it the newest' },
    base: {
      type: 'string',
      value: 'TAG',
      help: 'the version that this site was made from; without it that in package.json',
    },
    yes: { type: 'boolean', help: 'asks nothing, and takes it over' },
    force: { type: 'boolean', help: 'goes on where a check fails, or files of the project were changed in place' },
    quick: { type: 'boolean', help: 'builds, but neither runs the checks nor compares pages' },
  },
};

await runCommand(command, ({ options: { from, to, base, yes, force, quick } }) => {
  const text = (value: typeof from) => (typeof value === 'string' ? value : undefined);
  return upgrade(projectRoot, {
    from: text(from),
    to: text(to),
    base: text(base),
    yes: yes === true,
    force: force === true,
    quick: quick === true,
  });
});
