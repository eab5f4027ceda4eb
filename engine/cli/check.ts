import { newCommand } from './support/command-line.ts';

/** `fitout check`: lists all that is wrong with the site; exits with 1 where something is. */
export const command = newCommand('check')
  .summary('lists all that is wrong, and builds')
  .description(
    'checks the site: content, types of its code, translations, glossaries, titles and descriptions, then a build with its links. It lists all that is wrong',
  )
  .option('--host <name>', 'the host that it is built for, as in fitout build', 'cloudflare')
  .action(async ({ host }: { host: string }) => {
    const { checkSite } = await import('./check/check-site.ts');
    await checkSite(host);
  });
