import type { Content } from '../../content/content.ts';
import { offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import type { Translate } from '../../i18n/translate.ts';

interface TranslationRow {
  tag: string;
  name: string;
  by: string;
  read: string;
}

/**
 * Lists the translators and reviewers of each offered translation, for the component `Translations` and for Markdown.
 * @param join makes a list of names in the page’s language
 */
export function listTranslations(
  { site }: Pick<Content, 'site'>,
  t: Translate,
  join: (names: readonly string[]) => string,
): TranslationRow[] {
  return offeredLanguages
    .filter(({ code }) => code !== sourceLanguage)
    .map(({ code, tag, ownName }) => {
      const { by = [], readBy = [] } = site.languages.find((one) => one.code === code)?.translation ?? {};
      return {
        ...{ tag, name: ownName },
        by: by === 'machine' ? t('translations_machine') : by.length > 0 ? join(by) : t('translations_unknown'),
        read: readBy.length > 0 ? join(readBy) : t('translations_unread'),
      };
    });
}
