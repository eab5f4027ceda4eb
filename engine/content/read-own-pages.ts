import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnPage } from './content.ts';
import { foldersIn, isAddress, readLanguages } from './files/read-folder.ts';
import type { Problem } from './problems.ts';
import type { Schemas } from './schemas.ts';

/**
 * Reads the folders of `pages`, sorted by name, except pages with code. Those with problems in the default language are
 * left out.
 */
export async function readOwnPages(
  root: string,
  codes: readonly string[],
  schemas: Schemas,
  problems: Problem[],
): Promise<OwnPage[]> {
  const names = foldersIn(root, 'pages', problems)
    .filter((name) => !existsSync(join(root, 'pages', name, 'page.tsx')))
    .sort();
  const pages = await Promise.all(names.map((name) => readOwnPage(root, name, codes, schemas, problems)));
  return pages.filter((page) => page !== undefined);
}

async function readOwnPage(
  root: string,
  name: string,
  codes: readonly string[],
  schemas: Schemas,
  problems: Problem[],
): Promise<OwnPage | undefined> {
  const path = `pages/${name}`;
  if (!isAddress(path, problems)) return undefined;
  const read = await readLanguages(root, path, codes, schemas.ownPage, schemas.ownPageTranslation, problems);
  const { front, body } = read?.source ?? {};
  if (!read || !front || !body) return undefined;
  const { menu, layout, ...named } = front;
  const source = { ...named, body };
  return { name, menu, layout, source, translations: { ...read.translations, [read.sourceCode]: source } };
}
