import type { Correction } from '../../content/content.ts';
import type { DisplayDate } from '../../i18n/display-date.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import styles from './corrections.module.css';

interface Props {
  told: readonly Correction[];
  days: readonly DisplayDate[];
  /** The language of the sentences where it is not that of the page. */
  lang: string | undefined;
}

/** What was wrong in an article as published: the day is visible, and opens the old and the new words. */
export function Corrections({ told, days, lang }: Props) {
  const { t } = useLanguage();
  const newest = days.at(-1);
  return (
    <details className={styles.corrections}>
      <summary>
        <time dateTime={newest?.iso}>{t('blog_corrected', { date: newest?.text ?? '' })}</time>
      </summary>
      <ul>
        {told.map(({ text, was, now }, index) => (
          <li key={text}>
            {days[index]?.iso !== newest?.iso && <time dateTime={days[index]?.iso}>{days[index]?.text}: </time>}
            <span lang={lang}>{withCode(text)}</span>
            {was && (
              <p>
                <span>{t('blog_corrected_was')}</span> <del lang={lang}>{withCode(was)}</del>
              </p>
            )}
            {now && (
              <p>
                <span>{t('blog_corrected_now')}</span> <ins lang={lang}>{withCode(now)}</ins>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A sentence in which `code` stands in backticks. */
function withCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their places.
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
