import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { YAMLParseError } from 'yaml';
import { contentTypeOf } from '../../build/hosts/site-server.ts';
import { ContentError } from '../../content/problems.ts';
import { sourceFile } from '../../content/site-root.ts';
import { applyChanges, ChangeRefused, changesSchema } from './apply.ts';
import { pathProblem } from './check-path.ts';
import { isPictureFile, listFiles } from './files.ts';
import { makeConfig } from './make-config.ts';

const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** No content leaves the machine, and nothing is loaded from other servers. */
const policy =
  "default-src 'self'; connect-src 'self' blob: data:; font-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src 'self' blob:; worker-src 'self' blob:; frame-src blob:; frame-ancestors 'none'";

/** Bytes of all changes at once, pictures in base64 included. */
const maxBytes = 20_000_000;

interface Reply {
  status: number;
  type?: string;
  body?: string | Uint8Array;
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Serves the editor of a site’s content. Must listen on 127.0.0.1 only. */
export function serveEditor(root: string): Server {
  let last: Promise<unknown> = Promise.resolve();
  return createServer(async (request, response) => {
    const port = request.socket.localPort;
    const { status, type, body } = await handleRequest(root, request, port, (run) => {
      const mine = last.then(run, run);
      last = mine;
      return mine;
    }).catch((error): Reply => {
      if (error instanceof ContentError || error instanceof ChangeRefused || error instanceof YAMLParseError)
        return json({ message: error.message }, 422);
      console.error(error);
      // The message could contain paths of this machine.
      return json({ message: 'the change failed: see the terminal for the reason' }, 500);
    });
    response.writeHead(status, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...(type && { 'Content-Type': type }),
    });
    response.end(body);
  });
}

type RunInTurn = <Result>(run: () => Promise<Result>) => Promise<Result>;

async function handleRequest(
  root: string,
  request: IncomingMessage,
  port: number | undefined,
  runInTurn: RunInTurn,
): Promise<Reply> {
  const { host = '', origin } = request.headers;
  // A request to another host name comes from a foreign page in the owner’s browser (DNS rebinding).
  if (host !== `localhost:${port}` && host !== `127.0.0.1:${port}`) return { status: 403 };
  const pathname = URL.parse(request.url ?? '/', `http://${host}`)?.pathname;
  if (pathname === undefined) return json({ message: 'invalid address' }, 400);
  if (request.method === 'GET') return read(root, pathname);
  if (request.method !== 'POST' || pathname !== '/changes') return { status: 405 };
  if (origin !== `http://${host}`) return { status: 403 };
  const body = await bodyOf(request);
  if (body === undefined)
    return json({ message: `the changes of one save are limited to ${maxBytes / 1_000_000} MB` }, 413);
  const changes = changesSchema.safeParse(parseJson(body));
  if (!changes.success) return json({ message: 'expected a list of changes' }, 400);
  return json(await runInTurn(() => applyChanges(root, changes.data)));
}

async function read(root: string, pathname: string): Promise<Reply> {
  const file = (path: string): Reply =>
    existsSync(path) ? { status: 200, type: contentTypeOf(path), body: readFileSync(path) } : { status: 404 };
  if (pathname === '/') return file(join(import.meta.dirname, 'page.html'));
  if (pathname === '/start.js') return { status: 200, type: contentTypeOf(pathname), body: await browserScript() };
  if (pathname === '/config.json') return json(makeConfig(root));
  if (pathname === '/files.json') return json(listFiles(root));
  const [, part] = /^\/cms\/((?:chunks\/|assets\/)?[\w-]+\.\w+)$/.exec(pathname) ?? [];
  if (part?.endsWith('.js') && existsSync(join(cms, part)))
    return { status: 200, type: contentTypeOf(part), body: withoutFontServer(readFileSync(join(cms, part), 'utf8')) };
  if (part) return file(join(cms, part));
  const picture = decode(pathname.slice(1));
  return isPictureFile(picture) && pathProblem(root, picture) === undefined
    ? file(join(root, picture))
    : { status: 404 };
}

/** The CMS includes its fonts, but also refers to a font server, which the policy would block with an error. */
const withoutFontServer = (script: string) => script.replace(/@font-face ?\{[^}]*url\(https:[^}]*\}/g, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The script of the page, with its types removed. */
async function browserScript(): Promise<string> {
  const file = sourceFile(join(import.meta.dirname, 'folder.browser'));
  return (await transformWithOxc(readFileSync(file, 'utf8'), file)).code;
}

/** Undefined if the body is too long; it is still read to its end, because a sending client ignores the response. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
    else parts.length = 0;
  }
  return size > maxBytes ? undefined : Buffer.concat(parts).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
