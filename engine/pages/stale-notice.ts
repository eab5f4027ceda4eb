import { longDate } from '../i18n/format.ts';
import type { PageSource } from './page-data.ts';

/** The notice of a page whose text in a folder was translated from an older one; undefined where it is current. */
export function staleNotice({ content, language, t }: PageSource, folder: string): string | undefined {
  const stale = content.stale[`${folder}/${language}.mdx`];
  if (!stale) return undefined;
  if (!stale.on) return t('translation_stale_undated');
  return t('translation_stale', { date: longDate(stale.on, language).text });
}
