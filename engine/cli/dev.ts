import { newCommand } from './support/command-line.ts';

/** `fitout dev`: shows the site while it is edited; the variable PORT changes the port. */
export const command = newCommand('dev')
  .summary('shows the site while you edit it')
  .description(
    'shows the site while you edit it, with each change at once: on http://localhost:5173, or with PORT=4174 on that port',
  )
  .action(async () => {
    const { superviseServer } = await import('./dev/supervise-server.ts');
    await superviseServer();
  });
