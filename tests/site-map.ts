import { join } from 'node:path';
import { readContent } from '../src/content/read-content.ts';
import { offeredLanguages } from '../src/i18n/languages.ts';
import { listPages, localize } from '../src/site/addresses.ts';

export const content = await readContent(join(import.meta.dirname, '..'));

/** The codes of the offered languages. */
export const languages = offeredLanguages.map(({ code }) => code);

/** Every page without its language. */
export const pages = listPages(content);

/** Every page in every offered language. */
export const addresses = languages.flatMap((language) =>
  pages.map((path) => ({ language, path, address: localize(path, language) })),
);
