import type { Translate } from '../../../i18n/translate.ts';
import type { SitePath } from '../../../routes/addresses.ts';
import type { SideBySideWords } from './parallel-text.browser.tsx';

/** The control’s words in each language, loaded on first use. */
export const sideBySideWordsPath: SitePath = '/side-by-side.json';

/** The control’s words in the language of `t`. */
export const sideBySideWords = (t: Translate): SideBySideWords => ({
  all: t('side_by_side_all'),
  part: t('side_by_side_part'),
  kept: t('side_by_side_kept'),
});
