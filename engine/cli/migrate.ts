import { newCommand } from './support/command-line.ts';

/** `fitout migrate`: shows the changes that migrate the content to this version, and writes them after confirmation. */
export const command = newCommand('migrate')
  .summary('migrates the content to the format of this version')
  .description(
    'migrates the content to the format that this version reads: shows each change, and asks before it writes. fitout upgrade runs this command',
  )
  .option('--yes', 'writes without asking')
  .option('--force', 'continues even if git could not undo the changes')
  .action(async ({ yes, force }: { yes?: true; force?: true }) => {
    const { migrate } = await import('./migrate/migrate.ts');
    await migrate(yes === true, force === true);
  });
