import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../../engine/content/site-root.ts';
import { address, fileOfPath, type SitePath } from '../../engine/routes/addresses.ts';

// Separate from built-files.ts, which reads the complete content.

export const dist = join(siteRoot, 'dist', address('/'));

export const readFile = (path: SitePath) => readFileSync(join(dist, path), 'utf8');

/** The document of a built page, without soft hyphens. */
export const readPage = (path: SitePath) => readFile(`/${fileOfPath(path)}`).replaceAll('\u00ad', '');
