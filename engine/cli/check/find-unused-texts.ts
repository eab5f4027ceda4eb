import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { sourceCodeOf } from '../../content/languages/source-language.ts';
import { ownerTexts } from '../../content/texts/owner-texts.ts';
import { readWords, textKeyOf, wordsFile } from '../../content/texts/read-dictionaries.ts';
import { readInterface } from '../../content/texts/read-interface.ts';

/** Finds the keys of the owner’s words that neither the engine nor a file of the site names: they may be misspelt. */
export function findUnusedTexts(
  root: string,
  { articles, projects }: Pick<Content, 'articles' | 'projects'>,
): string[] {
  const file = wordsFile(sourceCodeOf(root));
  const { dictionary, places } = readWords(root, sourceCodeOf(root), []);
  const interfaceTexts = readInterface('en');
  const named = new Set<string>([
    'search_synonyms_own',
    ...Object.keys({ ...ownerTexts, ...interfaceTexts }).map((key) => textKeyOf(key, interfaceTexts)),
    ...[...articles, ...projects].flatMap(({ tags }) => tags),
    ...siteFiles(root, ['**/*.{yaml,mdx,ts,tsx}', '!words/**']).flatMap(
      (one) => readFileSync(join(root, one), 'utf8').match(/\w+/g) ?? [],
    ),
  ]);
  const own = Object.keys(dictionary).filter((key) => places.get(key)?.file === file);
  return [...new Set(own.map((key) => textKeyOf(key, dictionary)))].filter((key) => !named.has(key));
}
