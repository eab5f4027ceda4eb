import type { DisplayDate } from '../i18n/display-date.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/** A period to a month or to the present; only the end if the start is unknown, nothing if both are. */
export function Period({
  start,
  end,
  before,
}: {
  start: DisplayDate | null;
  end: DisplayDate | null;
  /** Separator from words before it. */
  before?: string;
}) {
  const { t } = useLanguage();
  if (!start && !end) return null;
  return (
    <>
      {before}
      {start && (
        <>
          <time dateTime={start.iso}>{start.text}</time>
          {'\u00a0– '}
        </>
      )}
      {end ? <time dateTime={end.iso}>{end.text}</time> : t('present')}
    </>
  );
}
