import type { DisplayDate } from '../i18n/display-date.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/** From month to month, or to the present; the end alone where the start is not known. */
export function Period({ start, end }: { start: DisplayDate | null; end: DisplayDate | null }) {
  const { t } = useLanguage();
  return (
    <>
      {start && (
        <>
          <time dateTime={start.iso}>{start.text}</time> –{' '}
        </>
      )}
      {end ? <time dateTime={end.iso}>{end.text}</time> : t('present')}
    </>
  );
}
