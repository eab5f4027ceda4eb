import { plainList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useSiteMap } from '../../routes/site-map-context.ts';
import { listTranslations } from './list-translations.ts';

/** Lists who translated and who reviewed the site in each language, from `site.yaml`. */
export function Translations() {
  const { language, t } = useLanguage();
  const { content } = useSiteMap();
  const rows = listTranslations(content, t, (names) => plainList(names, language));
  if (rows.length === 0) return undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it is not a group of form fields.
    <div role="group" aria-label={t('translations_title')} className="rich-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('translations_language')}</th>
            <th scope="col">{t('translations_by')}</th>
            <th scope="col">{t('translations_read')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tag, name, by, read }) => (
            <tr key={tag}>
              <th scope="row" lang={tag}>
                {name}
              </th>
              <td>{by}</td>
              <td>{read}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
