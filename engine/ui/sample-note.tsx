import { useLanguage } from '../i18n/language-context.tsx';
import styles from './sample-note.module.css';

/** The note at the end of a text that is marked `sample: true`. */
export function SampleNote() {
  const { t } = useLanguage();
  return <p className={styles.note}>{t('text_sample')}</p>;
}
