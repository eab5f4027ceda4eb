import { restoreDist } from '../../build/render/dist-folder.ts';
import { PlainError } from '../../content/problems.ts';
import { siteRoot } from '../../content/site-root.ts';
import { requestedPort } from '../support/port.ts';

try {
  restoreDist(siteRoot);
  const { startDevServer } = await import('../../build/render/dev-server.ts');
  const server = await startDevServer(requestedPort());
  // Vite’s own list of addresses mentions an option that this command does not have.
  for (const url of [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])]) console.log(url);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const isPort = code === 'EADDRINUSE' || /^Port \d+ is already in use/.test(message);
  if (isPort) console.error(`port ${requestedPort()} is already in use: choose another with PORT=4174 npm run dev`);
  else console.error(error instanceof PlainError ? message : error);
  process.exit(1);
}
