import { readSite } from '../../engine/pages/read-site.ts';

export const { content, languages, pages, addresses, exists, text } = await readSite();
