import { useLanguage } from '../i18n/language-context.tsx';
import { languageOf, offeredLanguages, sourceNameIn } from '../i18n/languages.ts';
import { pageAddress } from '../routes/addresses.ts';
import { homePage } from '../routes/pages.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './language-select.module.css';
import { usePage } from './page-context.ts';

/** Links in a popover, which work without script; with it the choice is stored: engine/browser/language-choice.ts. */
export function LanguageSelect({ id }: { id: string }) {
  const { t, language } = useLanguage();
  // An unknown address has no page in other languages.
  const { to = homePage, meta } = usePage();
  const { tag, ownName } = languageOf(language);
  // The bar has no room for the region: “Português” instead of “Português (Brasil)”.
  const short = ownName.replace(/ \(.*/, '');
  return (
    <div className={styles.select}>
      <button type="button" popoverTarget={id} className={`${button.square} ${styles.button}`}>
        <span className="visually-hidden">{t('nav_language')}: </span>
        <Icon name="lucide:globe" className={styles.globe} />
        <span className={styles.name}>{short}</span>
        <Icon name="lucide:chevron-down" />
      </button>
      <ul id={id} popover="auto" className={styles.list}>
        {offeredLanguages.map(({ code, tag: optionTag, ownName }) => (
          <li key={code}>
            <a
              href={pageAddress(to, code)}
              data-action="language"
              hrefLang={optionTag}
              lang={optionTag}
              data-lang={code === optionTag ? undefined : code}
              aria-current={code === language ? 'true' : undefined}
            >
              {ownName}
              {meta.languages?.includes(code) === false && (
                <span className={styles.note} lang={tag}>
                  {t('language_text_in', { language: sourceNameIn(language) })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
