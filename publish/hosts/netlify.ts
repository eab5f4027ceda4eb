import { writeHeaders } from './headers.ts';
import { cloudflare } from './cloudflare.ts';
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
    .set('/_headers', writeHeaders(site.headers, 'replaces'))
    .set('/_redirects', files.get('/_redirects') + lost.join(''));
};
