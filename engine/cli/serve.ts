import { newCommand } from './support/command-line.ts';

/** `fitout serve`: serves `dist`; the variables PORT and HOST change the port and who can reach it. */
export const command = newCommand('serve')
  .summary('serves the built site as a host would')
  .description(
    'serves the built site as a host would: on http://localhost:4173, or with PORT=4174 on that port; with HOST=0.0.0.0 other machines can reach it',
  )
  .action(async () => {
    const { serve } = await import('./serve/serve.ts');
    await serve();
  });
