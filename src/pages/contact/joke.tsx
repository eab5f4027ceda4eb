import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import styles from './contact-page.module.css';

/** How long the joke lasts, in milliseconds. */
const duration = 2000;

/** The joke: a full screen for two seconds, or until Escape. The dialog locks the page and gives the focus back. */
export function Joke({ onEnd }: { onEnd: () => void }) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    const timer = setTimeout(() => dialog.current?.close(), duration);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog ref={dialog} className={styles.joke} onClose={onEnd} aria-label={t('contact_joke_label')}>
      <p>{t('contact_joke_page')}</p>
    </dialog>
  );
}
