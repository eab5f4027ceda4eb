import { isTimeZone } from '../../content/schemas/shared.ts';

/** The problem with the name of a time zone, or undefined. */
export const timeZoneProblem = (zone: string): string | undefined =>
  isTimeZone(zone) ? undefined : `unknown time zone ${zone}: use a name such as Africa/Johannesburg`;
