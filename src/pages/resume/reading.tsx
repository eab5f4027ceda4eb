import { longDate, plainList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { ResumeData } from './resume-data.ts';
import styles from './resume-page.module.css';

/** What programs get when they read the PDF of this build: publish/resume/reading has asked them. */
export function Reading({ reading }: { reading: NonNullable<ResumeData['reading']> }) {
  const { t, language } = useLanguage();
  const { day, whole, sentences, readers, absent, text } = reading;
  const { iso, text: date } = longDate(day, language);
  return (
    <details className={styles.reading} data-screen-only>
      <summary>{t('resume_reading_title')}</summary>
      <p>
        {t('resume_reading_result', { whole, sentences, readers: plainList(readers, language) })}{' '}
        {absent.length > 0 && `${t('resume_reading_absent', { readers: plainList(absent, language) })} `}
        {t('resume_reading_day')} <time dateTime={iso}>{date}</time>.
      </p>
      <p>{t('resume_reading_text')}</p>
      <pre>{text}</pre>
    </details>
  );
}
