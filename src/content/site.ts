import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from './schemas.ts';
import { siteRoot } from './site-root.ts';

const file = join(siteRoot, 'content/site.ts');
// The time of the last change makes the address new, so that a running dev server sees the change.
const module = await import(/* @vite-ignore */ `${pathToFileURL(file)}?changed=${Math.round(statSync(file).mtimeMs)}`);

/** The site's own facts. The build has checked them. */
export const site: Site = module.default;
