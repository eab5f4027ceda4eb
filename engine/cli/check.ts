import { newCommand } from './support/command-line.ts';

/** `fitout check`: lists all problems of the site; exits with 1 if there are any. */
export const command = newCommand('check')
  .summary('lists all problems of the site, and builds it')
  .description(
    'checks content, types of the site’s code, translations, glossaries, titles and descriptions, then builds the site and checks its links. It lists all problems',
  )
  .option('--host <name>', 'the host to build for, as in fitout build', 'cloudflare')
  .action(async ({ host }: { host: string }) => {
    const { checkSite } = await import('./check/check-site.ts');
    await checkSite(host);
  });
