import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseHeaders } from '../../publish/hosts/headers.ts';
import type { BuiltSite } from '../../publish/hosts/host.ts';
import { listRedirects } from '../../publish/hosts/redirects.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import { content } from '../support/site-map.ts';

/** The folder that a host serves. */
export const served = join(siteRoot, 'dist');

/** The built site as hosts are told of it: what a build for any of them is given. */
export function builtSite(): BuiltSite {
  const files = readdirSync(served, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === '404.html')
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    errorPages: files.map((file) => `/${relative(served, file)}`),
    headers: parseHeaders(readFileSync(join(served, '_headers'), 'utf8')),
    redirects: listRedirects(content),
  };
}
