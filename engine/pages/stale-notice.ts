import { longDate } from '../i18n/format.ts';
import type { PageSource } from './page-data.ts';

/**
 * What a page says where its text was made from an older English one.
 * @param folder where the text lies, from the site's folder: `articles/4-looms`
 * @returns undefined where nothing has changed
 */
export function staleNotice({ content, language, t }: PageSource, folder: string): string | undefined {
  const stale = content.stale[`${folder}/${language}.mdx`];
  if (!stale) return undefined;
  if (!stale.on) return t('translation_stale_undated');
  return t('translation_stale', { date: longDate(stale.on, language).text });
}
