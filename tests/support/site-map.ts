import { readSite } from '../../engine/pages/read-site.ts';

/** The site under test. */
export const { content, languages, pages, addresses, exists, text } = await readSite();
