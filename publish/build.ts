/** `npm run build`: builds the site into `dist`, or says in plain lines why it can't. */
import { join } from 'node:path';
import { ContentError } from '../src/content/problems.ts';
import { buildSite } from './build-site.ts';

try {
  const { pages, time } = await buildSite(join(import.meta.dirname, '..'));
  console.log(`${pages} pages in ${(time / 1000).toFixed(1)} s, in dist/`);
} catch (error) {
  // Wrong content is the owner's to mend: the list says where. Anything else is ours: the stack helps.
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
