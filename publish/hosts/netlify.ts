import { cloudflare } from './cloudflare.ts';
import { type HeaderRule, writeHeaders } from './headers.ts';
import { errorPages, type Host } from './host.ts';

/**
 * Netlify: the same two files, without what only Cloudflare knows, and a line for each error page that does not lie
 * at the root.
 */
export const netlify: Host = (site) => {
  const files = cloudflare(site);
  const lost = errorPages(site)
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, file }) => `${folder}* ${file} 404\n`);
  return files
    .set('/_headers', writeHeaders(site.headers.map(shortenHeaders), 'replaces'))
    .set('/_redirects', files.get('/_redirects') + lost.join(''));
};

/** A header cannot be taken away here: the longest of those that should be gets a short value instead. */
function shortenHeaders({ path, headers, without = [] }: HeaderRule): HeaderRule {
  const name = 'Permissions-Policy';
  return { path, headers: { ...headers, ...(without.includes(name) && { [name]: 'fullscreen=()' }) } };
}
