import { PlainError } from '../../content/problems.ts';
import { formatHeaders, type HeaderRule } from './headers.ts';
import type { BuiltSite, Host } from './host.ts';
import { formatRedirects } from './redirects.ts';

const longestLine = 2000;
/** Cloudflare drops further rules silently: https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

/** Cloudflare Pages: `_headers` and `_redirects`; throws where a header is too long, or there are too many rules. */
export const cloudflare: Host = { write };

function write({ headers, redirects }: BuiltSite): Map<string, string> {
  const rules = limitRules(headers);
  const table = formatHeaders(rules, 'joins');
  const long = table.split('\n').find((line) => line.length > longestLine);
  if (long)
    throw new PlainError(
      `the header ${long.trim().split(':')[0]} has ${long.length} characters, hosts take ${longestLine}`,
    );
  if (rules.length > mostRules)
    throw new PlainError(
      `there are ${rules.length} rules of headers, hosts take ${mostRules}: fewer languages, or fewer folders of pages`,
    );
  return new Map([
    ['/_headers', table],
    ['/_redirects', formatRedirects(redirects)],
  ]);
}

/** As many rules as the host allows: optional ones for pages deeper in the site are dropped first. */
function limitRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const depthOf = ({ path }: HeaderRule) => path.split('/').length;
  const optional = rules.filter((rule) => rule.optional).sort((one, other) => depthOf(one) - depthOf(other));
  const surplus = Math.min(Math.max(rules.length - mostRules, 0), optional.length);
  const left = new Set(optional.slice(optional.length - surplus));
  return rules.filter((rule) => !left.has(rule));
}
