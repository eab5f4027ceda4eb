import { longDate } from '../i18n/format.ts';
import type { PageSource } from './page-data.ts';

/**
 * What a page says where its text was made from an older English one.
 * @param folder where the text lies, from the site's folder: `articles/4-looms`
 * @returns undefined where nothing has changed
 */
export function tellBehind({ content, language, t }: PageSource, folder: string): string | undefined {
  const behind = content.behind[`${folder}/${language}.mdx`];
  if (!behind) return undefined;
  if (!behind.on) return t('translation_behind_undated');
  return t('translation_behind', { date: longDate(behind.on, language).text });
}
