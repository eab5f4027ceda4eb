import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders } from '../../engine/build/hosts/headers.ts';
import type { BuiltSite } from '../../engine/build/hosts/host.ts';
import { listRedirects } from '../../engine/build/hosts/redirects.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { content } from '../support/site-map.ts';

export const served = join(siteRoot, 'dist');

export function builtSite(): BuiltSite {
  const errorPages = readdirSync(served, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/404.html'));
  return {
    errorPages,
    headers: parseHeaders(readFileSync(join(served, '_headers'), 'utf8')),
    redirects: listRedirects(content),
  };
}
