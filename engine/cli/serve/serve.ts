import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../build/hosts/site-server.ts';
import { restoreDist } from '../../build/render/dist-folder.ts';
import { siteRoot } from '../../content/site-root.ts';
import { address } from '../../routes/addresses.ts';
import { CommandFailed } from '../support/command-line.ts';
import { requestedPort } from '../support/port.ts';

/** Serves the built site until the process ends; throws if there is no build or the port is in use. */
export async function serve(): Promise<void> {
  const port = requestedPort() ?? 4173;
  const host = process.env.HOST || 'localhost';
  restoreDist(siteRoot);
  const folder = join(siteRoot, 'dist');
  if (!existsSync(join(folder, address('/index.html'))))
    throw new CommandFailed('dist/ contains no site yet: run npm run build first');
  const server = serveSite(folder, address('/'));
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, host, resolve)).catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      throw new CommandFailed(
        code === 'EADDRINUSE' ? `port ${port} is already in use: choose another with PORT=4174 npm start` : message,
      );
    },
  );
  console.log(`http://${host}:${port}${address('/')}`);
}
