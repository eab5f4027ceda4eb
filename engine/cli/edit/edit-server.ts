import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { YAMLParseError } from 'yaml';
import { typeOf } from '../../build/hosts/site-server.ts';
import { ContentError } from '../../content/problems.ts';
import { sourceFile } from '../../content/site-root.ts';
import { applyChanges, changesSchema, Refused } from './apply.ts';
import { whyNot } from './check-path.ts';
import { isPictureFile, listFiles } from './files.ts';
import { makeConfig } from './make-config.ts';

const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));

/** Nothing that is edited leaves the machine, and nothing is loaded from elsewhere. */
const policy =
  "default-src 'self'; connect-src 'self' blob: data:; font-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src 'self' blob:; worker-src 'self' blob:; frame-src blob:; frame-ancestors 'none'";

/** Bytes of all changes at once, pictures in base64 included. */
const mostBytes = 20_000_000;

interface Answer {
  status: number;
  type?: string;
  body?: string | Uint8Array;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Serves the editor of a site’s content. Must listen on 127.0.0.1 only. */
export function serveEditor(root: string): Server {
  let last: Promise<unknown> = Promise.resolve();
  return createServer(async (request, response) => {
    const port = request.socket.localPort;
    const { status, type, body } = await answer(root, request, port, (run) => {
      const mine = last.then(run, run);
      last = mine;
      return mine;
    }).catch((error): Answer => {
      if (error instanceof ContentError || error instanceof Refused || error instanceof YAMLParseError)
        return json({ message: error.message }, 422);
      console.error(error);
      // The message could contain paths of this machine.
      return json({ message: 'this could not be done: the terminal says why' }, 500);
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

type InTurn = <Result>(run: () => Promise<Result>) => Promise<Result>;

async function answer(
  root: string,
  request: IncomingMessage,
  port: number | undefined,
  inTurn: InTurn,
): Promise<Answer> {
  const { host = '', origin } = request.headers;
  // A request to another host name comes from a foreign page in the owner’s browser (DNS rebinding).
  if (host !== `localhost:${port}` && host !== `127.0.0.1:${port}`) return { status: 403 };
  const pathname = URL.parse(request.url ?? '/', `http://${host}`)?.pathname;
  if (pathname === undefined) return json({ message: 'this is not an address' }, 400);
  if (request.method === 'GET') return read(root, pathname);
  if (request.method !== 'POST' || pathname !== '/changes') return { status: 405 };
  if (origin !== `http://${host}`) return { status: 403 };
  const body = await bodyOf(request);
  if (body === undefined)
    return json({ message: `what is changed at once has at most ${mostBytes / 1_000_000} MB` }, 413);
  const changes = changesSchema.safeParse(parseJson(body));
  if (!changes.success) return json({ message: 'this is not a list of changes' }, 400);
  return json(await inTurn(() => applyChanges(root, changes.data)));
}

async function read(root: string, pathname: string): Promise<Answer> {
  const file = (path: string): Answer =>
    existsSync(path) ? { status: 200, type: typeOf(path), body: readFileSync(path) } : { status: 404 };
  if (pathname === '/') return file(join(import.meta.dirname, 'page.html'));
  if (pathname === '/start.js') return { status: 200, type: typeOf(pathname), body: await browserScript() };
  if (pathname === '/config.json') return json(makeConfig(root));
  if (pathname === '/files.json') return json(listFiles(root));
  const [, part] = /^\/cms\/((?:chunks\/|assets\/)?[\w-]+\.\w+)$/.exec(pathname) ?? [];
  if (part?.endsWith('.js') && existsSync(join(cms, part)))
    return { status: 200, type: typeOf(part), body: withoutFontServer(readFileSync(join(cms, part), 'utf8')) };
  if (part) return file(join(cms, part));
  const picture = decode(pathname.slice(1));
  return isPictureFile(picture) && whyNot(root, picture) === undefined ? file(join(root, picture)) : { status: 404 };
}

/** The CMS brings its fonts, and also names a font server for them, which the policy would block with an error. */
const withoutFontServer = (script: string) => script.replace(/@font-face ?\{[^}]*url\(https:[^}]*\}/g, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The script of the page without types. */
async function browserScript(): Promise<string> {
  const file = sourceFile(join(import.meta.dirname, 'folder.browser'));
  return (await transformWithOxc(readFileSync(file, 'utf8'), file)).code;
}

/** Undefined where it is too long. The rest is read, because a client that is still sending ignores the response. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
    else parts.length = 0;
  }
  return size > mostBytes ? undefined : Buffer.concat(parts).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
