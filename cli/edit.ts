/** `npm run edit`: opens the content of this machine in Sveltia CMS, on this machine alone. */
import { once } from 'node:events';
import { siteRoot } from '../src/content/site-root.ts';
import { Misuse, NotDone, runCommand } from './support/command-line.ts';

await runCommand(
  {
    name: 'npm run edit',
    about:
      'opens content/ in Sveltia CMS, for the browser of this machine alone. What is saved there is written into content/ if the site can be built from it.',
    options: { port: { type: 'string', value: 'N', help: 'another port than 4175' } },
  },
  async ({ options }) => {
    const port = Number(options.port ?? 4175);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Misuse(`--port is ${options.port}: expected a number from 1 to 65535`);
    const { serveEditor } = await import('./edit/edit-server.ts');
    const server = serveEditor(siteRoot).listen(port, '127.0.0.1');
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw new NotDone(
        error.code === 'EADDRINUSE' ? `port ${port} is taken: choose another with --port` : error.message,
      );
    });
    console.log(`http://localhost:${port}/ until Ctrl+C`);
  },
);
