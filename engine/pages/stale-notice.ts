import { longDate } from '../i18n/format.ts';
import type { PageSource } from './page-data.ts';

/** The notice that the translation in a folder is older than its source; undefined if it is up to date. */
export function staleNotice({ content, language, t }: PageSource, folder: string): string | undefined {
  const stale = content.stale[`${folder}/${language}.mdx`];
  if (!stale) return undefined;
  if (!stale.on) return t('translation_stale_undated');
  return t('translation_stale', { date: longDate(stale.on, language).text });
}
