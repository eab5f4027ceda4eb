import type { TextKey } from '../content/schemas.ts';
import { site } from '../content/site.ts';
import { daysLeft } from '../i18n/days.ts';
import { dayWithWeekday } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { languageOf } from '../i18n/languages.ts';
import { pickTexts, type Translate } from '../i18n/translate.ts';
import { useBuild } from './build-context.ts';
import { Inline } from './document-scripts.tsx';
import styles from './retirement-ribbon.module.css';

/** The countdown to the last working day. Its day is one value in the content; `null` removes it. */
export function RetirementRibbon() {
  return site.lastDay && <Ribbon lastDay={site.lastDay} />;
}

/**
 * What is written here is right on the day of the build. The visitor's day may be another, before or after it: the
 * script behind it writes it anew before it is painted, with the texts that stand beside it.
 */
function Ribbon({ lastDay }: { lastDay: string }) {
  const { t, language } = useLanguage();
  const { tag, numbers } = languageOf(language);
  const { day, ribbonScript } = useBuild();
  const days = daysLeft(lastDay, Date.parse(day));
  const date = dayWithWeekday(lastDay, language);
  return (
    <>
      <div
        className={styles.ribbon}
        data-last-day={lastDay}
        data-numbers={numbers === tag ? undefined : numbers}
        data-label={t('retire_last_day')}
        data-over={t('retire_done')}
        data-over-label={t('retire_last_day_was')}
        {...countsByForm(t, tag)}
      >
        <strong>{days > 0 ? t('retire_days', { count: days }) : t('retire_done')}</strong>{' '}
        <span>{days > 0 ? t('retire_last_day') : t('retire_last_day_was')}</span>{' '}
        <time dateTime={date.iso}>{date.text}</time>
      </div>
      <Inline tag="script" text={ribbonScript} />
    </>
  );
}

/** How many days are left, in each plural form of the language: `data-one`, `data-other`. */
function countsByForm(t: Translate, tag: string): Record<`data-${string}`, string> {
  const key = 'retire_days' satisfies TextKey;
  const texts = { ...pickTexts(t.source ?? t, [key]), ...pickTexts(t, [key]) };
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    forms.map((form) => [`data-${form}`, texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key]),
  );
}
