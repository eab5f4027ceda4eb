import { useLanguage } from 'fitout/ui';
import styles from './joke.module.css';

/**
 * The joke: a full-screen dialog, which a box of the contact page opens (`dialog: joke` in contact.yaml).
 * `joke-end.browser.ts` closes it after two seconds.
 */
export default function Joke() {
  const { t } = useLanguage();
  return (
    <dialog id="joke" className={styles.joke} aria-label={t('contact_joke_label')} closedby="any">
      <p>{t('contact_joke_page')}</p>
    </dialog>
  );
}
