import { PlainError } from '../../content/problems.ts';
import { formatHeaders, maxRules } from './headers.ts';
import type { BuiltSite, Host } from './host.ts';
import { formatRedirects } from './redirects.ts';

const maxLineLength = 2000;

/** Cloudflare Pages: `_headers` and `_redirects`; throws where a header is too long, or there are too many rules. */
export const cloudflare: Host = { write };

function write({ headers, redirects }: BuiltSite): Map<string, string> {
  const table = formatHeaders(headers, 'joins');
  const long = table.split('\n').find((line) => line.length > maxLineLength);
  if (long)
    throw new PlainError(
      `the header ${long.trim().split(':')[0]} has ${long.length} characters, the limit is ${maxLineLength}`,
    );
  // Cloudflare would drop further rules silently.
  if (headers.length > maxRules)
    throw new PlainError(
      `the site needs ${headers.length} header rules, the limit is ${maxRules}: use fewer languages, or fewer folders of pages`,
    );
  return new Map([
    ['/_headers', table],
    ['/_redirects', formatRedirects(redirects)],
  ]);
}
