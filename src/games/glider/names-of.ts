import type { Translate } from '../../i18n/translate.ts';
import { type Assists, assistNames } from './rules.ts';

/** What helped in a round, in words; nothing where nothing did. */
export const namesOf = (t: Translate, assists: Assists): string =>
  assistNames
    .filter((name) => assists[name])
    .map((name) => t(`glider_assist_${name}`))
    .join(', ');
