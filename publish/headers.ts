import { createHash } from 'node:crypto';
import { address } from '../src/i18n/paths.ts';

/** Response headers of the pages whose path matches; later entries add to earlier ones. */
export interface HeaderRule {
  /** A path, `*` at the end stands for anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The one table of response headers: used by the preview server and written for hosts.
 * @param pages the built pages: the policy allows exactly the inline scripts and styles that they hold
 */
export function makeHeaders(pages: Iterable<string>): HeaderRule[] {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    {
      path: address('/*'),
      headers: {
        'Content-Security-Policy': [...policyOf(pages), "frame-ancestors 'none'"].join('; '),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    { path: address('/assets/*'), headers: forever },
    { path: address('/fonts/*'), headers: forever },
  ];
}

/** What pages may load and do, as far as a page can say it itself: `frame-ancestors` counts in a header only. */
export function policyOf(pages: Iterable<string>): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, text = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) scripts.add(hashOf(text));
    for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text));
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    `style-src 'self' ${[...styles].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** The headers of one path. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The `_headers` file of Cloudflare Pages and Netlify. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Reads a `_headers` file back. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.split('\n').filter((line) => line.trim());
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
    return { path, headers: Object.fromEntries(headers) };
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
