import { isTimeZone } from '../../content/schemas/shared.ts';

/** What is wrong with a time zone, or undefined. */
export const timeZoneProblem = (zone: string): string | undefined =>
  isTimeZone(zone) ? undefined : `there is no time zone ${zone}: a name such as Africa/Johannesburg`;
