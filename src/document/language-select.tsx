import { useLocation } from 'react-router';
import { useLanguage } from '../i18n/language-context.tsx';
import { offeredLanguages } from '../i18n/languages.ts';
import { address, localize, parsePath } from '../site/addresses.ts';
import { type PageData, usePageData } from '../pages/page-data.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './language-select.module.css';
import { useLanguageSwitch } from '../app/layout/use-language-switch.ts';

/**
 * The languages, each by its own name: a list of links in a popover, so that it opens, closes and
 * leads on without script too. Where the page's text is not in a language, its link says so. With script a choice keeps the page, its scroll, query and fragment.
 */
export function LanguageSelect({ id }: { id: string }) {
  const { t, language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const switchTo = useLanguageSwitch();
  const { path } = parsePath(pathname);
  const spoken = usePageData<PageData | undefined>()?.meta.languages;
  const current = offeredLanguages.find(({ code }) => code === language);
  return (
    <div className={styles.select}>
      <button type="button" popoverTarget={id} className={`${button.square} ${styles.button}`}>
        <span className="visually-hidden">{t('nav_language')}: </span>
        <Icon name="lucide:globe" className={styles.globe} />
        <span lang={language} className={styles.name}>
          {current?.ownName}
        </span>
        <Icon name="lucide:chevron-down" />
      </button>
      <ul id={id} popover="auto" className={styles.list}>
        {offeredLanguages.map(({ code, ownName }) => (
          <li key={code}>
            <a
              // Query and fragment are the visitor's own: at build there are none.
              href={address(localize(`${path}${search}${hash}`, code))}
              hrefLang={code}
              lang={code}
              aria-current={code === language || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                document.getElementById(id)?.hidePopover();
                void switchTo(code);
              }}
            >
              {ownName}
              {spoken?.includes(code) === false && (
                <span className={styles.note} lang={language}>
                  {t('language_text_english')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
