import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder below a path as GitHub Pages serves a project: `x` is `x.html`, a folder with an index page redirects
 * to its address with a slash, unknown addresses get the root `404.html`; without our headers and redirects, and with
 * nothing above the path.
 */
export function serveLikeGitHub(folder: string, base: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
    const send = (status: number, file: string) =>
      response
        .writeHead(status, {
          'Content-Type': types[extname(file)] ?? 'application/octet-stream',
          'Cache-Control': 'max-age=600',
        })
        .end(readFileSync(join(folder, file)));
    if (path === undefined || (path && !path.startsWith('/'))) return void response.writeHead(404).end('another site');
    const found = [path, `${path}.html`, path.endsWith('/') ? `${path}index.html` : ''].find(isFile);
    if (found) return void send(200, found);
    if (isFile(`${path}/index.html`)) return void response.writeHead(301, { Location: `${pathname}/` }).end();
    send(404, '404.html');
  });
}
