import { newCommand } from './support/command-line.ts';

/** `fitout upgrade <tarball or version>`: changes the version of the engine. */
export const command = newCommand('upgrade')
  .summary('brings the site to another version of fitout')
  .description(
    'brings the site to another version of fitout: installs it, migrates the content when you have seen how, builds, and lists the pages that look different',
  )
  .argument('<version>', 'a tarball, or a version in the registry')
  .option('--yes', 'asks nothing, and migrates')
  .option('--force', 'continues even if git could not undo it')
  .action(async (version: string, { yes, force }: { yes?: true; force?: true }) => {
    const { upgradeSite } = await import('./upgrade/upgrade-site.ts');
    await upgradeSite(version, yes === true, force === true);
  });
