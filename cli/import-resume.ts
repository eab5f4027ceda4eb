/** `npm run import-resume -- file.json`: takes a resume over into `content/`: see `--help`. */
import { siteRoot } from '../src/content/site-root.ts';
import { importFile } from './import/import-file.ts';
import { runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'npm run import-resume',
    about: 'tells what of a resume would go into content/ and what would not; with --force it does it.',
    uses: { FILE: 'the resume, in the JSON Resume format' },
    options: {
      timezone: { type: 'string', value: 'ZONE', help: 'your time zone (IANA): a resume has none' },
      phone: { type: 'boolean', help: 'takes the telephone number, for everybody to read' },
      force: { type: 'boolean', help: 'writes it' },
    },
  },
  (typed) => importFile(siteRoot, typed),
);
