import { newCommand } from './support/command-line.ts';

/** `fitout serve`: serves `dist`; the variable PORT changes the port. */
export const command = newCommand('serve')
  .summary('shows what was built, as a host would')
  .description('shows what was built, as a host would: on http://localhost:4173, or with PORT=4174 on that port')
  .action(async () => {
    const { serve } = await import('./serve/serve.ts');
    await serve();
  });
