import { newCommand } from './support/command-line.ts';

/** `fitout migrate`: shows what brings the content to the format of this version, and writes it when it may. */
export const command = newCommand('migrate')
  .summary('brings the content to the format of this version')
  .description(
    'brings the content to the format that this version reads; it shows each change, and asks before it writes. fitout upgrade runs it',
  )
  .option('--yes', 'asks nothing, and writes')
  .option('--force', 'continues even if git could not undo it')
  .action(async ({ yes, force }: { yes?: true; force?: true }) => {
    const { migrate } = await import('./migrate/migrate.ts');
    await migrate(yes === true, force === true);
  });
