import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { site } from '../../content/site.ts';
import { dayWithWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PageData } from '../../pages/page-data.ts';
import { daysLeft, millisecondsToMidnight } from './retirement.ts';
import styles from './retirement-ribbon.module.css';

/** The countdown to the last working day. Its day is one value in the content; `null` removes it. */
export function RetirementRibbon() {
  return site.lastDay && <Ribbon lastDay={site.lastDay} />;
}

function Ribbon({ lastDay }: { lastDay: string }) {
  const { t, language } = useLanguage();
  const now = useToday();
  const days = daysLeft(lastDay, now);
  const data = useMatches().at(-1)?.loaderData as PageData | undefined;
  const date = data?.lastDay ?? dayWithWeekday(lastDay, language);
  return (
    // The page was built on another day.
    <div className={styles.ribbon}>
      <strong suppressHydrationWarning>{days > 0 ? t('retire_days', { count: days }) : t('retire_done')}</strong>{' '}
      <span suppressHydrationWarning>{days > 0 ? t('retire_last_day') : t('retire_last_day_was')}</span>{' '}
      <time dateTime={date.iso} suppressHydrationWarning>
        {date.text}
      </time>
    </div>
  );
}

/** The current moment: renewed after hydration, at each local midnight, and when the page is seen again. */
function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    setNow(new Date());
    const renew = () => setNow(new Date());
    const timer = setTimeout(renew, millisecondsToMidnight(new Date()));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [now.toDateString()]);
  return now;
}
