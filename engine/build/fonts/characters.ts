import type { Content } from '../../content/content.ts';

/**
 * Every character that the content may show, sorted, each once; also some that it does not show, such as those
 * of field names.
 */
export function charactersOf({ articles, pictures: _pictures, ...rest }: Content): string {
  const characters = new Set<string>(JSON.stringify(rest));
  for (const { translations } of articles)
    for (const { title, metaTitle = '', description, body } of Object.values(translations))
      for (const character of title + metaTitle + description + (body?.characters ?? '')) characters.add(character);
  return [...characters].sort().join('');
}
