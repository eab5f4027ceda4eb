import { newCommand } from './support/command-line.ts';

/** `fitout upgrade <tarball or version>`: changes the version of the engine. */
export const command = newCommand('upgrade')
  .summary('installs another version of fitout')
  .description(
    'installs another version of fitout, migrates the content after showing the changes, builds, and lists the pages that may look different',
  )
  .argument('<version>', 'a tarball, or a version in the registry')
  .option('--yes', 'migrates without asking')
  .option('--force', 'continues even if git could not undo the changes')
  .action(async (version: string, { yes, force }: { yes?: true; force?: true }) => {
    const { upgradeSite } = await import('./upgrade/upgrade-site.ts');
    await upgradeSite(version, yes === true, force === true);
  });
