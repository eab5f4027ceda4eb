import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { once } from '../../content/cache/once.ts';
import { headersOf, parseHeaders } from './headers.ts';
import { parseRedirects, redirectOf } from './redirects.ts';
import { acceptsBrotli, type ByteRange, matchesEtag, rangeOf } from './request-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.vcf': 'text/vcard; charset=utf-8',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};
/** The value of `Content-Type`, by the ending of a file’s name. */
export const contentTypeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.md', '.xml', '.vcf']);

interface File {
  body: Buffer;
  brotli: (() => Buffer) | undefined;
  etag: string;
  type: string;
}

/**
 * Serves the built site like its hosts; below a path, the root redirects to `home`. Files are read at the start, and
 * again when a build has replaced the folder.
 */
export function serveSite(folder: string, home = '/'): Server {
  let site = readSite(folder);
  return createServer((request, response) => {
    site = currentSite(site, folder);
    const { files, redirects, rules } = site;
    const url = readTarget(request.url ?? '');
    const pathname = decode(url?.pathname ?? '%');
    if (!url || pathname === undefined) return void response.writeHead(400).end();
    const found = findFile(files, pathname);
    const shown = found ?? nearestError(files, pathname);
    // An error page has the headers of a document, even in place of a file.
    for (const [name, value] of Object.entries(headersOf(rules, found ? pathname : (shown ?? pathname))))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const clean = cleanAddress(files, pathname);
    const toHome = clean === '/' && home !== '/' ? { to: home, status: 302 } : undefined;
    const moved =
      redirectOf(redirects, clean) ??
      toHome ??
      (clean === pathname ? undefined : { to: encodeURI(clean), status: 301 });
    if (moved) return void response.writeHead(moved.status, { Location: moved.to + url.search }).end();
    send(response, shown ? files.get(shown) : undefined, found ? 200 : 404, request.headers);
  });
}

interface Site {
  files: Map<string, File>;
  redirects: ReturnType<typeof parseRedirects>;
  rules: ReturnType<typeof parseHeaders>;
  /** Another version shows that the folder was replaced. */
  version: string | undefined;
}

function readSite(folder: string): Site {
  const version = versionOf(folder);
  const files = readFiles(folder);
  const redirects = parseRedirects(String(files.get('/_redirects')?.body ?? ''));
  const rules = parseHeaders(String(files.get('/_headers')?.body ?? ''));
  return { files, redirects, rules, version };
}

function currentSite(site: Site, folder: string): Site {
  const version = versionOf(folder);
  if (version === undefined || version === site.version) return site;
  try {
    return readSite(folder);
  } catch {
    // The folder is being replaced at this moment: the next request reads it.
    return site;
  }
}

function versionOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs}`;
}

function send(response: ServerResponse, file: File | undefined, status: number, asked: IncomingHttpHeaders): void {
  // HTTP/1.1 keeps connections open anyway. In HTTP/2, which hosts speak, there is no such header.
  response.removeHeader('Connection');
  if (!file) return void response.writeHead(status).end();
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matchesEtag(asked['if-none-match'], file.etag)) return void response.writeHead(304).end();
  response.setHeader('Content-Type', file.type);
  const part = status === 200 ? rangeOf(asked, file.etag, file.body.length) : undefined;
  if (part) return void sendPart(response, file.body, part);
  const brotli = acceptsBrotli(String(asked['accept-encoding'] ?? '')) ? file.brotli?.() : undefined;
  // Compressed bytes differ, so the weak tag allows no range requests.
  if (brotli) response.setHeader('Content-Encoding', 'br').setHeader('ETag', `W/${file.etag}`);
  else response.setHeader('Accept-Ranges', 'bytes');
  const body = brotli ?? file.body;
  // Node omits the body in a response to HEAD.
  response.writeHead(status, { 'Content-Length': body.length }).end(body);
}

function sendPart(response: ServerResponse, body: Buffer, { start, end }: ByteRange): void {
  response.setHeader('Accept-Ranges', 'bytes');
  if (start > end) return void response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
  const part = body.subarray(start, end + 1);
  response.writeHead(206, {
    'Content-Range': `bytes ${start}-${end}/${body.length}`,
    'Content-Length': part.length,
  });
  response.end(part);
}

/** As a relative reference, `//about` would be the host `about`, so the target is appended to a host. */
function readTarget(target: string): URL | null {
  return target.startsWith('/') ? URL.parse(`http://site${target}`) : URL.parse(target);
}

/** The canonical address of a page: single slashes, no ending, and a trailing slash only for a folder with a page of its own. */
function cleanAddress(files: Map<string, File>, pathname: string): string {
  // Two slashes at the start of a redirect’s target would name another host.
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html|\/)$/, '');
  return files.has(`${bare}/index.html`) ? `${bare}/` : bare || '/';
}

function findFile(files: Map<string, File>, pathname: string): string | undefined {
  if (pathname.startsWith('/_')) return undefined;
  return [pathname.endsWith('/') ? `${pathname}index.html` : pathname, `${pathname}.html`].find((one) =>
    files.has(one),
  );
}

function nearestError(files: Map<string, File>, pathname: string): string | undefined {
  for (let folder = pathname; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const file = `${folder.slice(0, folder.lastIndexOf('/'))}/404.html`;
    if (files.has(file)) return file;
  }
  return undefined;
}

function readFiles(folder: string): Map<string, File> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = readFileSync(path);
      const ending = extname(entry.name);
      const brotli = compressible.has(ending) ? once(() => brotliCompressSync(body)) : undefined;
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
      return [`/${relative(folder, path)}`, { body, brotli, etag, type: contentTypeOf(path) }];
    }),
  );
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
