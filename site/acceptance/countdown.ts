import type { Page } from '@playwright/test';
import { dayWithWeekday, type ReadSite } from 'fitout/test';

/** The ribbon of a page. */
export const ribbonOf = (page: Page) => page.getByRole('banner').locator('[data-last-day]');

/** The texts that the ribbon must show for a last day, which itself counts as a full day. */
export function countdownTo(lastDay: string, text: ReadSite['text']) {
  const dayWith = (days: number) => new Date(Date.parse(lastDay) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  /** The text for so many days left; for 0, the text after the last day. */
  const countdown = (days: number, language = 'en') =>
    days > 0 ? text('retire_days', { count: days }, language) : text('retire_done', {}, language);
  return {
    countdown,
    /** The complete text of the ribbon. */
    ribbonText: (days: number, language = 'en') =>
      [
        countdown(days, language),
        text(days > 0 ? 'retire_last_day' : 'retire_last_day_was', {}, language),
        dayWithWeekday(lastDay, language).text,
      ].join(' '),
    /** The calendar day on which the given number of days is left. */
    dayWith,
    /** Local times of a visitor, each with the number of days left at that time. */
    moments: [
      [`${dayWith(2)}T23:59:59`, 2],
      [`${dayWith(1)}T00:00:00`, 1],
      [`${dayWith(1)}T23:59:58`, 1],
      [`${dayWith(0)}T00:00:00`, 0],
      [`${dayWith(366)}T12:00:00`, 366],
      [`${dayWith(31)}T10:00:00`, 31],
      [`${Number(lastDay.slice(0, 4)) + 16}-06-15T12:00:00`, 0],
    ] as const,
  };
}
