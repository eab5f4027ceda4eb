import { site } from '../content/site.ts';
import { dayWithWeekday } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { type PageData, usePageData } from '../pages/page-data.ts';
import { useToday } from '../browser/today.ts';
import { daysLeft } from '../browser/days-left.ts';
import styles from './retirement-ribbon.module.css';

/** The countdown to the last working day. Its day is one value in the content; `null` removes it. */
export function RetirementRibbon() {
  return site.lastDay && <Ribbon lastDay={site.lastDay} />;
}

function Ribbon({ lastDay }: { lastDay: string }) {
  const { t, language } = useLanguage();
  const days = daysLeft(lastDay, useToday());
  const data = usePageData<PageData | undefined>();
  const date = data?.lastDay ?? dayWithWeekday(lastDay, language);
  return (
    <div className={styles.ribbon}>
      <strong>{days > 0 ? t('retire_days', { count: days }) : t('retire_done')}</strong>{' '}
      {days > 0 ? t('retire_last_day') : t('retire_last_day_was')}{' '}
      {/* An error screen has no data; there the browser may write the date a little differently than the build. */}
      <time dateTime={date.iso} suppressHydrationWarning>
        {date.text}
      </time>
    </div>
  );
}
