import { newCommand } from './support/command-line.ts';

/** `fitout serve`: serves `dist` to this machine; the variable PORT changes the port, HOST who reaches it. */
export const command = newCommand('serve')
  .summary('shows what was built, as a host would')
  .description(
    'shows what was built, as a host would: on http://localhost:4173, or with PORT=4174 on that port; other machines reach it with HOST=0.0.0.0',
  )
  .action(async () => {
    const { serve } = await import('./serve/serve.ts');
    await serve();
  });
