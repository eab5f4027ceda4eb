import type { Content } from '../../content/content.ts';

/** Every distinct character of the site’s texts. */
export function charactersOf({ articles, pictures: _pictures, ...rest }: Content): string {
  // Names of picture files are not shown.
  const characters = new Set<string>(JSON.stringify(rest));
  for (const { translations } of articles)
    for (const { title, metaTitle = '', description, body } of Object.values(translations))
      for (const character of title + metaTitle + description + (body?.characters ?? '')) characters.add(character);
  return [...characters].sort().join('');
}
