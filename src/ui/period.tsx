import type { DisplayDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/** From month to month, or to the present. */
export function Period({ start, end }: { start: DisplayDate; end: DisplayDate | null }) {
  const { t } = useLanguage();
  return (
    <>
      <time dateTime={start.iso}>{start.text}</time> – {end ? <time dateTime={end.iso}>{end.text}</time> : t('present')}
    </>
  );
}
