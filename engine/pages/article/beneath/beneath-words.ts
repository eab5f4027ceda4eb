import type { Translate } from '../../../i18n/translate.ts';
import type { SitePath } from '../../../routes/addresses.ts';
import type { BeneathWords } from './opened.tsx';

/** What the control says once a language is open, in each language of the page: it is fetched when somebody asks. */
export const beneathWordsPath: SitePath = '/beneath.json';

export const beneathWords = (t: Translate): BeneathWords => ({
  all: t('beneath_all'),
  part: t('beneath_part'),
  kept: t('beneath_kept'),
});
