import type { TextKey } from '../content/schemas.ts';
import { site } from '../content/site.ts';
import { daysLeft } from '../i18n/days.ts';
import { dayWithWeekday } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { pickTexts } from '../i18n/translate.ts';
import { useBuiltDay } from './built-day.ts';
import styles from './retirement-ribbon.module.css';

const words = [
  'retire_days',
  'retire_done',
  'retire_last_day',
  'retire_last_day_was',
] as const satisfies readonly TextKey[];

/** The countdown to the last working day. Its day is one value in the content; `null` removes it. */
export function RetirementRibbon() {
  return site.lastDay && <Ribbon lastDay={site.lastDay} />;
}

/**
 * What is written here is right on the day of the build. Until the last day has passed the visitor's day may be another:
 * then the boot script writes it anew before it is painted, with the texts that stand beside it.
 */
function Ribbon({ lastDay }: { lastDay: string }) {
  const { t, language } = useLanguage();
  const days = daysLeft(lastDay, useBuiltDay());
  const date = dayWithWeekday(lastDay, language);
  const texts = { ...pickTexts(t.source ?? t, words), ...pickTexts(t, words) };
  return (
    <div
      className={styles.ribbon}
      data-last-day={days > 0 ? lastDay : undefined}
      data-texts={days > 0 ? JSON.stringify(texts) : undefined}
    >
      <strong>{days > 0 ? t('retire_days', { count: days }) : t('retire_done')}</strong>{' '}
      <span>{days > 0 ? t('retire_last_day') : t('retire_last_day_was')}</span>{' '}
      <time dateTime={date.iso}>{date.text}</time>
    </div>
  );
}
