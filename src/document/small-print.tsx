import { useLanguage } from '../i18n/language-context.tsx';
import styles from './footer.module.css';
import { StoredList } from './stored-list.tsx';

const texts = [
  { id: 'privacy', title: 'footer_privacy', text: 'footer_privacy_text' },
  { id: 'terms', title: 'footer_terms', text: 'footer_terms_text' },
] as const;

/**
 * Privacy and terms. Their links lead to `#privacy` and `#terms`, and the address alone opens a text (`:target`), also
 * when the page is opened with it.
 */
export function SmallPrint() {
  const { t } = useLanguage();
  return (
    <>
      <ul className={styles.row} id="small-print">
        {texts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(title)}</a>
          </li>
        ))}
      </ul>
      {texts.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.print}>
          <h2 id={`${id}-title`}>{t(title)}</h2>
          <p>{t(text)}</p>
          {id === 'privacy' && <StoredList />}
          <a href="#small-print">{t('skills_close')}</a>
        </section>
      ))}
    </>
  );
}
