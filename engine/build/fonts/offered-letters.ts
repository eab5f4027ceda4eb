import type { Content } from '../../content/content.ts';
import { offeredLanguages } from '../../i18n/languages.ts';

export function offeredLetters({ dictionaries, site }: Content): string {
  const texts = offeredLanguages.flatMap(({ code }) => Object.values(dictionaries[code] ?? {}));
  return [...new Set(`${site.name}${texts.join('')}`)].join('');
}
