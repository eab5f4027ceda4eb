import { site } from '../../content/site.ts';
import { address, base, fileOfPath, type SitePath } from '../../routes/addresses.ts';
import { cloudflare } from './cloudflare.ts';
import { headersOf } from './headers.ts';
import { type BuiltSite, type Host, sortErrorPages } from './host.ts';
import { decodePath } from './redirects.ts';

const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const pathCharacter = '[\\w/.~-]';

/** The first doubled slash of an address, also encoded. Browsers read a backslash as a slash, too. */
const doubledSlash = '^([^?\\x5C]*?)(/|%2F){2,}([^?\\x5C]*)';

/**
 * Exact locations win over `^~`, these over patterns: https://nginx.org/en/docs/http/ngx_http_core_module.html#location
 */
export const nginx: Host = { write: (built) => cloudflare.write(built).set('/nginx.conf', formatServer(built)) };

function formatServer(built: BuiltSite): string {
  const [everywhere, ...narrower] = built.headers;
  const paths = new Set(narrower.map(({ path }) => path));
  const errorPages = sortErrorPages(built);
  const defaultErrorPage = `error_page 404 ${errorPages.at(-1)?.file};`;
  const nearestErrorPage = (path: string) =>
    `error_page 404 ${errorPages.find(({ folder }) => path.startsWith(folder))?.file};`;
  // Headers in a location replace those of the server, so all are repeated.
  const headersAt = (path: string) =>
    addHeaders({ ...revalidate, ...headersOf(built.headers, folderOf(path)) }).join(' ');
  const lines = [
    'listen 80;',
    `server_name ${new URL(site.url).hostname};`,
    'root /usr/share/nginx/html;',
    'charset utf-8;',
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 256;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain text/markdown text/xml application/xml;',
    ...addHeaders({ ...revalidate, ...everywhere?.headers }),
    '',
    '# An address with doubled slashes redirects to the one without them. $uri cannot be used: nginx has already merged',
    '# its slashes. $request_uri is still encoded, so it can neither end the header nor name another host.',
    `if ($request_uri ~* "${doubledSlash}") { return 301 $1/$3$is_args$args; }`,
    '',
    ...narrower
      .filter(({ without }) => without)
      .map(
        ({ path }) => `location ^~ ${folderOf(path)} { ${defaultErrorPage} try_files $uri =404; ${headersAt(path)} }`,
      ),
    // nginx compares decoded addresses.
    ...built.redirects.map(
      ({ from, to, status }) =>
        `location = ${JSON.stringify(decodePath(from))} { return ${status} ${to}$is_args$args; }`,
    ),
    `location ~ ^/(_headers|_redirects|nginx\\.conf)$ { ${defaultErrorPage} return 404; }`,
    `location = ${address('/site.webmanifest')} { types {} default_type application/manifest+json; }`,
    `location ~ \\.vtt$ { ${defaultErrorPage} types {} default_type text/vtt; charset_types text/vtt; try_files $uri =404; }`,
    `location ~ \\.md$ { ${defaultErrorPage} types {} default_type text/markdown; charset_types text/markdown; try_files $uri =404; }`,
    '',
    '# Pages have clean addresses.',
    ...narrower
      .filter(({ without }) => !without)
      .map(({ path }) =>
        path.endsWith('*')
          ? `location ${folderOf(path)} { ${nearestErrorPage(path)} try_files $uri $uri.html =404; ${headersAt(path)} }`
          : `location = ${path} { try_files $uri /${fileOfPath(path as SitePath)} =404; ${headersAt(path)} }`,
      ),
    ...(base ? [`location = ${base} { return 301 ${base}/$is_args$args; }`] : []),
    `location ~ ^(${pathCharacter}*)/index\\.html$ { return 301 $1/$is_args$args; }`,
    `location ~ ^(${pathCharacter}+)\\.html$ { return 301 $1$is_args$args; }`,
    `location ~ ^(${pathCharacter}+)/$ { return 301 $1$is_args$args; }`,
    '',
    '# An unknown address gets the nearest error page.',
    ...errorPages.flatMap(({ folder, file }) => [
      `location = ${file} { internal; }`,
      // Headers of the owner may already have added this location.
      ...(paths.has(`${folder}*`)
        ? []
        : [`location ${folder} { error_page 404 ${file}; try_files $uri $uri.html =404; }`]),
    ]),
  ];
  return `server {\n${lines.map((line) => (line ? `  ${line}\n` : '\n')).join('')}}\n`;
}

const folderOf = (path: string): string => path.replace(/\*$/, '');

const addHeaders = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
