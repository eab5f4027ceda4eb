import type { DisplayDate } from '../i18n/display-date.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/** From month to month, or to the present; the end alone where the start is not known, nothing where neither is. */
export function Period({
  start,
  end,
  before,
}: {
  start: DisplayDate | null;
  end: DisplayDate | null;
  /** What parts it from words before it. */
  before?: string;
}) {
  const { t } = useLanguage();
  if (!start && !end) return null;
  return (
    <>
      {before}
      {start && (
        <>
          <time dateTime={start.iso}>{start.text}</time> –{' '}
        </>
      )}
      {end ? <time dateTime={end.iso}>{end.text}</time> : t('present')}
    </>
  );
}
