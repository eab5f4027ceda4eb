import { countryName } from '../../content/languages/countries.ts';
import { UsageError } from '../support/command-line.ts';
import type { Questions } from '../support/questions.ts';
import { timeZoneProblem } from '../support/time-zone.ts';
import type { Place } from './place.ts';
import { timeZoneOf, timeZonesOf } from './time-zone-of.ts';

/**
 * The time zone of a place. Asks if the country has several and none is named after the place. Without a terminal it
 * uses the machine's time zone, if the country has that one; otherwise it throws a UsageError that names the option.
 */
export async function askTimeZone(
  questions: Questions,
  given: string | undefined,
  place: Place,
  machine = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Promise<string> {
  const zones = timeZonesOf(place.country);
  const likely = zones.length === 0 || zones.includes(machine) ? machine : undefined;
  const found = timeZoneOf(place);
  if (given === undefined && !found && questions.interactive && zones.length > 0) {
    const options = zones.map((value) => ({ value, label: value }));
    return questions.choice('Your time zone', options, undefined, likely ?? options[0]?.value ?? machine);
  }
  if (given === undefined && !found && !likely)
    throw new UsageError(
      `--timezone: ${countryName(place.country, 'en')} has several time zones, and none is named ${place.city}: choose one, such as ${zones[0]}`,
    );
  return questions.text('Your time zone', '--timezone', given, found ?? likely, timeZoneProblem);
}
