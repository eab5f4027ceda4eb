import { siteRoot } from '../content/site-root.ts';
import type { ImportOptions } from './import/import-file.ts';
import { newCommand } from './support/command-line.ts';

/** `fitout import <file>`: shows which parts of a resume would be imported; writes only with `--force`. */
export const command = newCommand('import')
  .summary('imports a resume')
  .description('lists which parts of a resume would be imported, and which would not; --force imports them')
  .argument('<file>', 'the resume: a JSON Resume, or LinkedIn’s export as a zip file or a folder')
  .option('--timezone <zone>', 'your time zone (IANA), which a resume does not contain')
  .option('--phone', 'imports the telephone number, which will be public')
  .option('--force', 'imports the resume')
  .action(async (file: string, options: ImportOptions) => {
    const { importFile } = await import('./import/import-file.ts');
    await importFile(siteRoot, file, options);
  });
