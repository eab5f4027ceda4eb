/**
 * `npm run build`: builds the site into `dist`, or says in plain lines why it can't.
 * `npm run build -- --host netlify`: for another host than Cloudflare Pages.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Host } from '../publish/hosts/host.ts';
import { hostNamed } from '../publish/hosts/hosts.ts';
import { buildSite } from '../publish/render/build-site.ts';
import { ContentError } from '../src/content/problems.ts';
import { projectRoot, siteRoot } from '../src/content/site-root.ts';

function hostAsked(): Host {
  try {
    return hostNamed(parseArgs({ options: { host: { type: 'string', default: 'cloudflare' } } }).values.host);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const host = hostAsked();
try {
  const { pages, time, warnings } = await buildSite({ projectRoot, siteRoot }, host);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  console.log(
    `${pages} pages in ${(time / 1000).toFixed(1)} s, in ${relative(process.cwd(), join(siteRoot, 'dist'))}/`,
  );
} catch (error) {
  // Wrong content is the owner's to mend: the list says where. Anything else is ours: the stack helps.
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
