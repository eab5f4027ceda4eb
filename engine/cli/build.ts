import { newCommand } from './support/command-line.ts';

/** `fitout build`: builds the site into `dist`; a failed build exits with 1 and keeps the last one. */
export const command = newCommand('build')
  .summary('builds the site into dist/')
  .description('builds the site into dist/; if that fails, prints the reason and keeps the last build')
  .option(
    '--host <name>',
    'the host whose headers and redirects are written: cloudflare, netlify, vercel, github or nginx',
    'cloudflare',
  )
  .option('--release', 'for the public: refuses to build while fitout doctor finds problems')
  .action(async ({ host, release }: { host: string; release?: true }) => {
    const { runBuild } = await import('./build/run-build.ts');
    for (const line of await runBuild(host, release === true)) console.log(line);
  });
