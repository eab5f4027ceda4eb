import { siteRoot } from '../content/site-root.ts';
import type { ImportOptions } from './import/import-file.ts';
import { newCommand } from './support/command-line.ts';

/** `fitout import <file>`: shows what of a resume would be imported; writes only with `--force`. */
export const command = newCommand('import')
  .summary('takes over a resume')
  .description('lists what of a resume would be imported and what not; --force imports it')
  .argument('<file>', 'the resume: a JSON Resume, or LinkedIn’s export as a zip file or a folder')
  .option('--timezone <zone>', 'your time zone (IANA): a resume has none')
  .option('--phone', 'imports the telephone number, which will be public')
  .option('--force', 'writes it')
  .action(async (file: string, options: ImportOptions) => {
    const { importFile } = await import('./import/import-file.ts');
    await importFile(siteRoot, file, options);
  });
