import { longDate, plainList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import styles from './downloads.module.css';
import type { ResumeData } from './resume-data.ts';

/** How programs read the PDF of this build: see engine/build/resume/reading. */
export function Reading({ reading }: { reading: NonNullable<ResumeData['reading']> }) {
  const { t, language } = useLanguage();
  const { day, whole, sentences, readers, absent, text } = reading;
  const { iso, text: date } = longDate(day, language);
  return (
    <details className={styles.reading}>
      <summary>{t('resume_reading_title')}</summary>
      <p>
        {t('resume_reading_result', { whole, sentences, readers: plainList(readers, language) })}{' '}
        {absent.length > 0 && `${t('resume_reading_absent', { readers: plainList(absent, language) })} `}
        {t('resume_reading_day')} <time dateTime={iso}>{date}</time>.
      </p>
      <p>{t('resume_reading_text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}
