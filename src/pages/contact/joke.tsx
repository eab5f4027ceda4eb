import { useLanguage } from '../../i18n/language-context.tsx';
import styles from './contact-page.module.css';

/** The joke: a full screen. The door opens it without script; src/browser/joke.ts ends it after two seconds. */
export function Joke({ label }: { label: string }) {
  const { t } = useLanguage();
  return (
    <dialog id="joke" className={styles.joke} aria-label={label} closedby="any">
      <p>{t('contact_joke_page')}</p>
    </dialog>
  );
}
