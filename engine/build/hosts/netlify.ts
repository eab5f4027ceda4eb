import { cloudflare } from './cloudflare.ts';
import { formatHeaders, type HeaderRule } from './headers.ts';
import { type BuiltSite, type Host, sortErrorPages } from './host.ts';

/** Netlify: the same two files without Cloudflare’s syntax, and a line for each error page in a folder. */
export const netlify: Host = { write };

function write(site: BuiltSite): Map<string, string> {
  const files = cloudflare.write(site);
  const rewrites = sortErrorPages(site)
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, file }) => `${folder}* ${file} 404\n`);
  return files
    .set('/_headers', formatHeaders(site.headers.map(shortenHeaders), 'replaces'))
    .set('/_redirects', files.get('/_redirects') + rewrites.join(''));
}

/** Netlify cannot remove a header: the longest one gets a short value instead. */
function shortenHeaders({ path, headers, without = [] }: HeaderRule): HeaderRule {
  const name = 'Permissions-Policy';
  return { path, headers: { ...headers, ...(without.includes(name) && { [name]: 'fullscreen=()' }) } };
}
