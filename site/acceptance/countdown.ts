import type { Page } from '@playwright/test';
import { dayWithWeekday, type ReadSite } from 'fitout/test';

/** The ribbon of a page. */
export const ribbonOf = (page: Page) => page.getByRole('banner').locator('[data-last-day]');

/** What the ribbon must say about a last day, which counts whole. */
export function countdownTo(lastDay: string, text: ReadSite['text']) {
  const dayWith = (days: number) => new Date(Date.parse(lastDay) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  /** So many days before the end, and after it for 0. */
  const countdown = (days: number, language = 'en') =>
    days > 0 ? text('retire_days', { count: days }, language) : text('retire_done', {}, language);
  return {
    countdown,
    /** All of the ribbon’s words. */
    ribbonText: (days: number, language = 'en') =>
      [
        countdown(days, language),
        text(days > 0 ? 'retire_last_day' : 'retire_last_day_was', {}, language),
        dayWithWeekday(lastDay, language).text,
      ].join(' '),
    /** The calendar day on which so many days are left. */
    dayWith,
    /** Local times of a visitor, and how many days are left then. */
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
