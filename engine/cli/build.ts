import { newCommand } from './support/command-line.ts';

/** `fitout build`: builds the site into `dist`; where it cannot, it exits with 1 and the last build stays. */
export const command = newCommand('build')
  .summary('builds the site into dist/')
  .description('builds the site into dist/, or says why it can’t and keeps the last build')
  .option(
    '--host <name>',
    'cloudflare, netlify, vercel, github or nginx: whose headers and redirects are written',
    'cloudflare',
  )
  .option('--release', 'for the public: refuses while fitout doctor finds something')
  .action(async ({ host, release }: { host: string; release?: true }) => {
    const { runBuild } = await import('./build/run-build.ts');
    for (const line of await runBuild(host, release === true)) console.log(line);
  });
