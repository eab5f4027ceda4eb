import { expect, test } from 'vitest';
import { withPolicy } from './github.ts';
import { headersOf, makeHeaders, parseHeaders } from './headers.ts';
import type { BuiltSite } from './host.ts';
import { findHost } from './hosts.ts';
import { addHashes, everywhere, hashesOf, type SiteHashes } from './policy.ts';

const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>boot()</script></head></html>';
const siteOf = (...pages: string[]) => {
  const hashes: SiteHashes = new Map();
  for (const rule of [everywhere, '/', '/de', '/de/blog/*'])
    addHashes(hashes, rule, hashesOf(`<style>a::after{content:"${rule}"}</style>`));
  for (const html of pages) addHashes(hashes, everywhere, hashesOf(html));
  return hashes;
};
const site: BuiltSite = {
  errorPages: ['/404.html', '/de/404.html'],
  headers: makeHeaders(siteOf(page)),
  redirects: [
    { from: '/blogs', to: '/blog', status: 301 },
    { from: '/fr/', to: '/', status: 302 },
    { from: '/%C3%BCber%20%22uns%22;', to: '/about', status: 301 },
  ],
};
const write = (name: string) => Object.fromEntries(findHost(name).write(site));

test('Cloudflare Pages gets _headers and _redirects', () => {
  expect(Object.keys(write('cloudflare'))).toEqual(['/_headers', '/_redirects']);
  expect(write('cloudflare')['/_redirects']).toBe('/blogs /blog 301\n/fr/ / 302\n/%C3%BCber%20%22uns%22; /about 301\n');
});

test('a header that exceeds Cloudflare’s length limit is rejected', () => {
  const many = Array.from({ length: 40 }, (_, index) => `<style>a{order:${index}}</style>`);
  expect(() => findHost('cloudflare').write({ ...site, headers: makeHeaders(siteOf(...many)) })).toThrow(
    /^the header Content-Security-Policy has \d+ characters, the limit is 2000$/,
  );
});

test('header rules that exceed Cloudflare’s limit are rejected', () => {
  const folders = siteOf(page);
  for (let folder = 0; folder < 100; folder++) addHashes(folders, `/${folder}/*`, hashesOf(page));
  expect(() => findHost('cloudflare').write({ ...site, headers: makeHeaders(folders) })).toThrow(
    /^the site needs \d+ header rules, the limit is 100/,
  );
});

test('if Cloudflare’s limit leaves no rule for a page, the wider rules still allow its inline scripts', () => {
  const pages = siteOf(page);
  for (let number = 0; number < 100; number++) addHashes(pages, `/de/page-${number}`, hashesOf(page));
  const rules = makeHeaders(pages);
  const table =
    findHost('cloudflare')
      .write({ ...site, headers: rules })
      .get('/_headers') ?? '';
  const kept = parseHeaders(String(table));
  expect(kept).toHaveLength(100);
  expect(kept.map(({ path }) => path)).toEqual(expect.arrayContaining(['/*', '/de/blog/*', '/fonts/*']));
  const policy = headersOf(kept, '/de/page-99')['Content-Security-Policy'];
  for (const hash of hashesOf(page).scripts) expect(policy).toContain(hash);
});

test('Netlify gets a rewrite to the error page of each language', () => {
  expect(write('netlify')['/_redirects']).toBe(
    '/blogs /blog 301\n/fr/ / 302\n/%C3%BCber%20%22uns%22; /about 301\n/de/* /de/404.html 404\n',
  );
});

test('Netlify cannot remove headers, so files get short values for long headers', () => {
  const table = write('netlify')['/_headers'] ?? '';
  expect(table).not.toContain('!');
  const rules = parseHeaders(table);
  for (const [name, most] of [
    ['Content-Security-Policy', 60],
    ['Permissions-Policy', 20],
  ] as const) {
    expect(headersOf(rules, '/about')[name]).toBe(headersOf(site.headers, '/about')[name]);
    expect(headersOf(rules, '/pictures/face.svg')[name]?.length).toBeLessThan(most);
  }
});

test('Vercel gets the same headers and redirects as JSON', () => {
  const { headers, redirects, ...rest } = JSON.parse(write('vercel')['/vercel.json'] ?? '');
  expect(rest).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const rules: { source: string; headers: { key: string; value: string }[] }[] = headers;
  expect(rules.map(({ source }) => source)).toContain(
    '/((?!$|de$|fonts/|marks/|icons/|share/|assets/|covers/|de/blog/|indexes/|pictures/).*)',
  );
  for (const path of [
    '/',
    '/about',
    '/de',
    '/de/about',
    '/de/blog/4',
    '/assets',
    '/assets/x.js',
    '/share/de/about.png',
    '/covers/a.svg',
  ]) {
    const set = rules.filter(({ source }) => new RegExp(`^${source}$`).test(path)).flatMap((one) => one.headers);
    const found = Object.fromEntries(set.map(({ key, value }) => [key, value]));
    expect(found, path).toEqual(headersOf(site.headers, path));
    expect(set, `${path} has no header twice`).toHaveLength(Object.keys(found).length);
  }
  expect(redirects).toEqual([
    { source: '/blogs', destination: '/blog', statusCode: 301 },
    { source: '/fr/', destination: '/', statusCode: 302 },
    { source: '/%C3%BCber%20%22uns%22;', destination: '/about', statusCode: 301 },
  ]);
});

test('GitHub Pages gets pages with their policy, and a page for each redirect', () => {
  const files = write('github');
  expect(Object.keys(files)).toEqual(['/blogs.html', '/fr/index.html', '/über "uns";.html', '/.nojekyll']);
  expect(findHost('github').policyInPages).toBe(true);
  expect(withPolicy(page)).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-`,
  );
  expect(withPolicy(page)).not.toContain('frame-ancestors');
  expect(files['/blogs.html']).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en"><head><meta charset="utf-8"><title>/blog</title><meta name="robots" content="noindex"><link rel="canonical" href="https://fixture.example/blog"><meta http-equiv="refresh" content="0;url=/blog"></head><body><a href="/blog">/blog</a></body></html>
    "
  `);
});

test('nginx gets a server block with headers, redirects and the nearest error page', () => {
  const conf = write('nginx')['/nginx.conf']?.replace(/(Content-Security-Policy ")[^"]*/g, '$1…');
  expect(conf).toMatchInlineSnapshot(`
    "server {
      listen 80;
      server_name fixture.example;
      root /usr/share/nginx/html;
      charset utf-8;
      server_tokens off;
      absolute_redirect off;
      gzip on;
      gzip_vary on;
      gzip_proxied any;
      gzip_min_length 256;
      gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain text/markdown text/xml application/xml;
      add_header Cache-Control "public, max-age=0, must-revalidate" always;
      add_header Content-Security-Policy "…" always;
      add_header X-Content-Type-Options "nosniff" always;
      add_header Cross-Origin-Resource-Policy "same-origin" always;
      add_header Strict-Transport-Security "max-age=63072000" always;
      add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      add_header Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()" always;
      add_header Cross-Origin-Opener-Policy "same-origin" always;
      add_header Cross-Origin-Embedder-Policy "require-corp" always;

      # An address with doubled slashes redirects to the one without them. $uri cannot be used: nginx has already merged
      # its slashes. $request_uri is still encoded, so it can neither end the header nor name another host.
      if ($request_uri ~* "^([^?\\x5C]*?)(/|%2F){2,}([^?\\x5C]*)") { return 301 $1/$3$is_args$args; }

      location ^~ /fonts/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=31536000, immutable" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location ^~ /marks/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=300" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location ^~ /icons/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=0, must-revalidate" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location ^~ /share/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=0, must-revalidate" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "cross-origin" always; }
      location ^~ /assets/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=31536000, immutable" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location ^~ /covers/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=300" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location ^~ /indexes/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=0, must-revalidate" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location ^~ /pictures/ { error_page 404 /404.html; try_files $uri =404; add_header Cache-Control "public, max-age=300" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; }
      location = "/blogs" { return 301 /blog$is_args$args; }
      location = "/fr/" { return 302 /$is_args$args; }
      location = "/über \\"uns\\";" { return 301 /about$is_args$args; }
      location ~ ^/(_headers|_redirects|nginx\\.conf)$ { error_page 404 /404.html; return 404; }
      location = /site.webmanifest { types {} default_type application/manifest+json; }
      location ~ \\.vtt$ { error_page 404 /404.html; types {} default_type text/vtt; charset_types text/vtt; try_files $uri =404; }
      location ~ \\.md$ { error_page 404 /404.html; types {} default_type text/markdown; charset_types text/markdown; try_files $uri =404; }

      # Pages have clean addresses.
      location = / { try_files $uri /index.html =404; add_header Cache-Control "public, max-age=0, must-revalidate" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; add_header Strict-Transport-Security "max-age=63072000" always; add_header Referrer-Policy "strict-origin-when-cross-origin" always; add_header Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()" always; add_header Cross-Origin-Opener-Policy "same-origin" always; add_header Cross-Origin-Embedder-Policy "require-corp" always; }
      location = /de { try_files $uri /de.html =404; add_header Cache-Control "public, max-age=0, must-revalidate" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; add_header Strict-Transport-Security "max-age=63072000" always; add_header Referrer-Policy "strict-origin-when-cross-origin" always; add_header Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()" always; add_header Cross-Origin-Opener-Policy "same-origin" always; add_header Cross-Origin-Embedder-Policy "require-corp" always; }
      location /de/blog/ { error_page 404 /de/404.html; try_files $uri $uri.html =404; add_header Cache-Control "public, max-age=0, must-revalidate" always; add_header Content-Security-Policy "…" always; add_header X-Content-Type-Options "nosniff" always; add_header Cross-Origin-Resource-Policy "same-origin" always; add_header Strict-Transport-Security "max-age=63072000" always; add_header Referrer-Policy "strict-origin-when-cross-origin" always; add_header Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()" always; add_header Cross-Origin-Opener-Policy "same-origin" always; add_header Cross-Origin-Embedder-Policy "require-corp" always; }
      location ~ ^([\\w/.~-]*)/index\\.html$ { return 301 $1/$is_args$args; }
      location ~ ^([\\w/.~-]+)\\.html$ { return 301 $1$is_args$args; }
      location ~ ^([\\w/.~-]+)/$ { return 301 $1$is_args$args; }

      # An unknown address gets the nearest error page.
      location = /de/404.html { internal; }
      location /de/ { error_page 404 /de/404.html; try_files $uri $uri.html =404; }
      location = /404.html { internal; }
      location / { error_page 404 /404.html; try_files $uri $uri.html =404; }
    }
    "
  `);
});

test('nginx gets each location once, with the owner’s headers merged in', () => {
  const owned = ['/*', '/', '/de/*', '/de/blog/*', '/assets/*', '/files/plan.pdf'] as const;
  const headers = makeHeaders(
    siteOf(page),
    owned.map((path) => ({ path, headers: { [`X-Of-${owned.indexOf(path)}`]: 'yes' } })),
  );
  const conf = String(
    findHost('nginx')
      .write({ ...site, headers })
      .get('/nginx.conf'),
  );
  const locations = conf.match(/^ {2}location .*? (?=\{)/gm) ?? [];
  expect(locations).toEqual([...new Set(locations)]);
  const lineOf = (start: string) => conf.split('\n').find((line) => line.trim().startsWith(start));
  expect(lineOf('add_header X-Of-0')).toBeDefined();
  expect(lineOf('add_header X-Of-1')).toBeUndefined();
  for (const [location, numbers] of [
    ['location = / ', [0, 1]],
    ['location /de/ ', [0, 2]],
    ['location /de/blog/ ', [0, 2, 3]],
    ['location ^~ /assets/ ', [0, 4]],
    ['location = /files/plan.pdf { try_files $uri ', [0, 5]],
  ] as const)
    expect(
      lineOf(location)
        ?.match(/(?<=X-Of-)\d/g)
        ?.map(Number),
      location,
    ).toEqual(numbers);
});

test.each(['', 'apache', 'constructor', 'Cloudflare'])(
  'findHost throws a one-line list of the hosts for the unknown name “%s”',
  (name) => {
    expect(() => findHost(name)).toThrow(/^unknown host .+: choose one of cloudflare, netlify, vercel, github, nginx$/);
  },
);
