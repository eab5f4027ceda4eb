import type { Translate } from '../../../i18n/translate.ts';
import type { SitePath } from '../../../site/addresses.ts';
import type { BeneathWords } from './choice.tsx';

/** What the choice of a language beneath says, in each language: it is fetched when somebody asks. */
export const beneathWordsPath: SitePath = '/beneath.json';

export const beneathWords = (t: Translate): BeneathWords => ({
  language: t('beneath_language'),
  none: t('beneath_none'),
  all: t('beneath_all'),
  part: t('beneath_part'),
  kept: t('beneath_kept'),
});
