import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { siteRoot } from '../content/site-root.ts';
import { CommandFailed, newCommand, UsageError } from './support/command-line.ts';

/** `fitout edit`: opens the content in Sveltia CMS, on this machine only. */
export const command = newCommand('edit')
  .summary('opens the content as forms in the browser')
  .description(
    'opens the content in Sveltia CMS, reachable only from this machine. A change is saved only if the site can be built with it',
  )
  .option('--port <n>', 'the port; default: 4175')
  .action(async (options: { port?: string }) => {
    const port = Number(options.port ?? 4175);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new UsageError(`--port is ${options.port}: expected a number from 1 to 65535`);
    const { requireForms } = await import('./edit/require-forms.ts');
    if (await requireForms(siteRoot)) {
      const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
      process.exitCode = status ?? 1;
      return;
    }
    const { serveEditor } = await import('./edit/edit-server.ts');
    const server = serveEditor(siteRoot).listen(port, '127.0.0.1');
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw new CommandFailed(
        error.code === 'EADDRINUSE' ? `port ${port} is already in use: choose another with --port` : error.message,
      );
    });
    console.log(`http://localhost:${port}/ (Ctrl+C stops it)`);
  });
