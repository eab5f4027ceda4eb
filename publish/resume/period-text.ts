import type { DisplayDate } from '../../src/i18n/display-date.ts';
import type { Translate } from '../../src/i18n/translate.ts';

/** From month to month or to the present, in words; the end alone where the start is not known. */
export function periodText(start: DisplayDate | null, end: DisplayDate | null, t: Translate): string {
  return [start?.text, end?.text ?? t('present')].filter(Boolean).join(' – ');
}
