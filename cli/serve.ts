/** `npm run serve`: serves `dist` on http://localhost:4173; the variable PORT changes the port. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPort } from '../publish/hosts/port.ts';
import { serveSite } from '../publish/hosts/site-server.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { address } from '../src/site/addresses.ts';
import { Misuse, NotDone, runCommand } from './support/command-line.ts';

const folder = join(siteRoot, 'dist');

function findPort(): number {
  try {
    return readPort() ?? 4173;
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

await runCommand(
  {
    name: 'npm run serve',
    about: 'shows what was built, as a host would: http://localhost:4173, or PORT=4174 npm run serve.',
    options: {},
  },
  async () => {
    const port = findPort();
    if (!existsSync(join(folder, address('/index.html'))))
      throw new NotDone('dist/ holds no site yet: run npm run build first');
    const server = serveSite(folder, address('/'));
    await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, resolve)).catch(
      ({ code, message }: NodeJS.ErrnoException) => {
        throw new NotDone(
          code === 'EADDRINUSE' ? `port ${port} is taken: choose another with PORT=4174 npm start` : message,
        );
      },
    );
    console.log(`http://localhost:${port}${address('/')}`);
  },
);
