import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Runs inside the page before any other script, and reports uncaught errors, unhandled rejections, console errors and
 * warnings, files that fail to load and policy violations. It cannot see what a browser only writes into its developer
 * tools: parse errors of style sheets, deprecations, and failed requests that the page handles.
 */
function watch(address: string): void {
  const report = (problem: string) => {
    // Synchronous: reported before the next step of the test, and before the document is unloaded.
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(`${location.pathname}: ${problem}`);
  };
  for (const level of ['error', 'warn'] as const) {
    const own = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      own(...parts);
      report(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Firefox reports this for every module that it has already loaded, WebKit for a picture when the page is left.
      // If a preload really fails, the file is requested again where it is used.
      if (target instanceof HTMLLinkElement && /preload$/.test(target.rel)) return;
      // Print styles load last, and are cancelled if the page is left before.
      if (target instanceof HTMLLinkElement && target.media === 'print') return;
      // An icon is cancelled, too, when the page is left.
      if (target instanceof SVGUseElement) return;
      if (target instanceof Element) report(`does not load: ${target.outerHTML.slice(0, 200)}`);
      else report(`uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}

const reportPath = '/-/problems';
const blank = '/-/blank';
const script = `(${watch})(${JSON.stringify(reportPath)})`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export interface WatchedSite {
  origin: string;
  /** The path of an empty document. */
  blank: string;
  /** The problems that pages have reported since the last call. */
  problems(): string[];
  /** Delays scripts until the returned function is called. */
  holdScripts(): () => void;
  close(): Promise<void>;
}

/**
 * Starts a proxy that adds a watcher to each page of the served site: WebDriver cannot read WebKit’s console, and a
 * script that is injected after loading is too late for the important errors.
 * @param site address of the server
 */
export async function watchSite(site: string): Promise<WatchedSite> {
  let problems: string[] = [];
  let held = Promise.resolve();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === reportPath) {
      problems.push(await text(request));
      return void response.writeHead(204).end();
    }
    if (request.url === blank)
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Blank</title>');
    if (request.url?.startsWith('/assets/') && request.url.endsWith('.js')) await held;
    const { status, headers, body } = await forward(site, request);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    blank,
    problems: () => {
      const found = problems;
      problems = [];
      return found;
    },
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** The site’s response; the policy of a document allows the watcher that is added to it. */
async function forward(site: string, { url = '/', method = 'GET' }: IncomingMessage) {
  const response = await fetch(site + url, { method, redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  // `fetch` has decompressed the body, and headers depend on its length.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'])
    delete headers[name];
  // A cached script could not be delayed. With no-store, pages would not enter the back/forward cache.
  if (headers['content-type']?.startsWith('text/javascript')) headers['cache-control'] = 'no-store';
  let body = Buffer.from(await response.arrayBuffer());
  if (headers['content-type']?.startsWith('text/html')) {
    body = Buffer.from(body.toString().replace('<head>', () => `<head><script>${script}</script>`));
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace("script-src 'self'", `$& ${hash}`);
  }
  return { status: response.status, headers, body };
}
