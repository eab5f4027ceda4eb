import { type Fields, z } from 'fitout/schemas';
import {
  daysLeft,
  dayWithWeekday,
  languageOf,
  pickTexts,
  type TextKey,
  type Translate,
  useBuild,
  useLanguage,
} from 'fitout/ui';
import type { ReactNode } from 'react';
import styles from './ribbon.module.css';

/** `ribbon.yaml`: the last working day; `null` removes the ribbon. */
export const schema = ({ day }: Fields) => z.strictObject({ lastDay: day.nullable() });

/** The countdown to the last working day. */
export default function Ribbon({ data: { lastDay } }: { data: { lastDay: string | null } }) {
  return lastDay && <Countdown lastDay={lastDay} />;
}

/**
 * Rendered for the day of the build. If the visitor’s day differs, `today.browser.ts` replaces the text before the
 * first paint, with texts from data attributes.
 */
function Countdown({ lastDay }: { lastDay: string }) {
  const { t, language } = useLanguage();
  const { tag, numbers } = languageOf(language);
  const days = daysLeft(lastDay, Date.parse(useBuild().day));
  const date = dayWithWeekday(lastDay, language);
  return (
    <div
      className={styles.ribbon}
      data-last-day={lastDay}
      data-numbers={numbers === tag ? undefined : numbers}
      data-label={t('retire_last_day')}
      data-over={t('retire_done')}
      data-over-label={t('retire_last_day_was')}
      {...countsByForm(t, tag)}
    >
      <strong>{days > 0 ? t('retire_days', { count: days }) : markEmoji(t('retire_done'))}</strong>{' '}
      <span>{days > 0 ? t('retire_last_day') : t('retire_last_day_was')}</span>{' '}
      <time dateTime={date.iso}>{date.text}</time>
    </div>
  );
}

const emoji = /(\p{RGI_Emoji})/v;

/** Wraps emoji in elements, which the style sheet shows a moment after the text. */
const markEmoji = (text: string): ReactNode =>
  text.split(emoji).map((part) => (emoji.test(part) ? <span key={part}>{part}</span> : part));

/** The text for the days left, in each plural form of the language: `data-one`, `data-other`. */
function countsByForm(t: Translate, tag: string): Record<`data-${string}`, string> {
  const key = 'retire_days' satisfies TextKey;
  const texts = { ...pickTexts(t.source ?? t, [key]), ...pickTexts(t, [key]) };
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    forms.map((form) => [`data-${form}`, texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key]),
  );
}
