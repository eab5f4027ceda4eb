import { base } from '../../src/site/addresses.ts';
import { cloudflare } from './cloudflare.ts';
import type { Host } from './host.ts';

/**
 * Vercel: `vercel.json` inside the folder that is deployed, beside the two files that the preview server reads.
 * It knows one error page only: the script makes it anew in the visitor's language.
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export const vercel: Host = (site) => {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    // Below a path the home page ends with a slash, and only that one.
    ...(base ? {} : { trailingSlash: false }),
    headers: site.headers.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  };
  return cloudflare(site).set('/vercel.json', `${JSON.stringify(settings, null, 2)}\n`);
};
