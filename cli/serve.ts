/** `npm run serve`: serves `dist` on http://localhost:4173; the variable PORT changes the port. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../publish/hosts/site-server.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { address } from '../src/site/addresses.ts';

const folder = join(siteRoot, 'dist');
const port = Number(process.env.PORT ?? 4173);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT is ${process.env.PORT}: expected a number from 1 to 65535`);
if (!existsSync(join(folder, address('/index.html')))) stop('dist/ holds no site yet: run npm run build first');

serveSite(folder, address('/'))
  .on('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE' ? `port ${port} is taken: choose another with PORT=4174 npm start` : error.message,
    );
  })
  .listen(port, () => console.log(`http://localhost:${port}${address('/')}`));
