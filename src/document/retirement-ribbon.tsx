import type { TextKey } from '../content/schemas.ts';
import { site } from '../content/site.ts';
import { daysLeft } from '../i18n/days.ts';
import { dayWithWeekday } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { languageOf } from '../i18n/languages.ts';
import { pickTexts, type Translate } from '../i18n/translate.ts';
import { useBuiltDay } from './built-day.ts';
import styles from './retirement-ribbon.module.css';

/** The countdown to the last working day. Its day is one value in the content; `null` removes it. */
export function RetirementRibbon() {
  return site.lastDay && <Ribbon lastDay={site.lastDay} />;
}

/**
 * What is written here is right on the day of the build. The visitor's day may be another, before or after it: then the
 * boot script writes it anew before it is painted, with the texts that stand beside it.
 */
function Ribbon({ lastDay }: { lastDay: string }) {
  const { t, language } = useLanguage();
  const { tag, numbers } = languageOf(language);
  const days = daysLeft(lastDay, Date.parse(useBuiltDay()));
  const date = dayWithWeekday(lastDay, language);
  return (
    <div
      className={styles.ribbon}
      data-last-day={lastDay}
      data-numbers={numbers}
      data-says={JSON.stringify(textsByForm(t, tag))}
    >
      <strong>{days > 0 ? t('retire_days', { count: days }) : t('retire_done')}</strong>{' '}
      <span>{days > 0 ? t('retire_last_day') : t('retire_last_day_was')}</span>{' '}
      <time dateTime={date.iso}>{date.text}</time>
    </div>
  );
}

/** Both texts of the ribbon for each plural form of the days that are left, and for when it is over. */
function textsByForm(t: Translate, tag: string): Record<string, [string, string]> {
  const key = 'retire_days' satisfies TextKey;
  const forms = { ...pickTexts(t.source ?? t, [key]), ...pickTexts(t, [key]) };
  const ahead = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.map((form): [string, [string, string]] => {
    const text = forms[`${key}_${form}`] ?? forms[`${key}_other`] ?? key;
    return [form, [text, t('retire_last_day')]];
  });
  return { ...Object.fromEntries(ahead), over: [t('retire_done'), t('retire_last_day_was')] };
}
