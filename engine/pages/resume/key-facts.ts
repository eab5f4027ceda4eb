import type { Content } from '../../content/content.ts';
import { plainNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { PageSource } from '../page-data.ts';
import { modeKeys } from '../skills/fit/keys.ts';
import { sharedHours } from './shared-hours.ts';
import { timeZoneText } from './time-zone.ts';

export interface KeyFact {
  label: string;
  texts: string[];
}

/** The facts that recruiters need first, in order; facts that the owner does not give are omitted. */
export function keyFactsOf({ content, language, t }: PageSource): KeyFact[] {
  const { place, timeZone, languages, availability } = content.resume;
  const { modes = [], hours, overlap = [], permit, wanted, unwanted } = content.profile.work ?? {};
  const shared = hours
    ? overlap.map((zone) => {
        const range = [...new Set(sharedHours(timeZone, hours, zone))];
        return `${cityOf(zone)} ${range.map((number) => plainNumber(number, language)).join('–')}`;
      })
    : [];
  const facts: KeyFact[] = [
    { label: t('resume_place'), texts: [t(place.text), timeZoneText(timeZone)] },
    { label: t('resume_modes'), texts: modes.map((mode) => t(modeKeys[mode])) },
    { label: t('resume_shared_hours'), texts: shared },
    { label: t('resume_availability'), texts: availability ? [t(availability)] : [] },
    { label: t('resume_permit'), texts: permit ? [t(permit)] : [] },
    { label: t('resume_languages'), texts: languages.map((one) => languageText(one, t)) },
    { label: t('resume_wanted'), texts: wanted ? [t(wanted)] : [] },
    { label: t('resume_unwanted'), texts: unwanted ? [t(unwanted)] : [] },
  ];
  return facts.filter(({ texts }) => texts.length > 0);
}

/** A language with its level, if the owner gives one. */
export const languageText = ({ name, level }: Content['resume']['languages'][number], t: Translate): string =>
  level ? `${t(name)} (${t(level)})` : t(name);

/** The city of a time zone, by its English name, since `Intl` has no cities: New York for `America/New_York`. */
const cityOf = (zone: string): string => zone.replace(/.*\//, '').replaceAll('_', ' ');
