import { expect, test } from 'vitest';
import { isTimeZone } from '../../content/schemas/shared.ts';
import { type Questions, questionsFor } from '../support/questions.ts';
import { askTimeZone } from './ask-time-zone.ts';
import { readPlace } from './place.ts';
import { timeZoneOf } from './time-zone-of.ts';

const zoneOf = (text: string) => {
  const place = readPlace(text);
  return place && timeZoneOf(place);
};

test.each([
  ['Malmö, Sweden', 'Europe/Stockholm'],
  ['Malmö, Sverige', 'Europe/Stockholm'],
  ['Ürümqi, China', 'Asia/Urumqi'],
  ['Lhasa, China', 'Asia/Shanghai'],
  ['Munich, Germany', 'Europe/Berlin'],
  ['São Paulo, Brazil', 'America/Sao_Paulo'],
  ['New York, USA', 'America/New_York'],
  ['Bogotá, Colombia', 'America/Bogota'],
  ['Pune, India', 'Asia/Kolkata'],
  ['Las Palmas, Spain', 'Europe/Madrid'],
  ['Canary, Spain', 'Atlantic/Canary'],
  ['Rosario, Argentina', 'America/Argentina/Buenos_Aires'],
  ['Austin, Texas, USA', undefined],
  ['Sobral, Brazil', undefined],
])('the time zone of %s is %s', (place, zone) => {
  expect(zoneOf(place)).toBe(zone);
  if (zone) expect(isTimeZone(zone)).toBe(true);
});

test('with several zones in a country, uses --timezone or the machine’s zone, else throws naming the option', async () => {
  const austin = { city: 'Austin', country: 'US' };
  const questions = questionsFor('', true);
  await expect(askTimeZone(questions, undefined, austin, 'UTC')).rejects.toThrow(
    /^--timezone: United States has several time zones, and none is named Austin: choose one, such as /,
  );
  expect(await askTimeZone(questions, undefined, austin, 'America/Denver')).toBe('America/Denver');
  expect(await askTimeZone(questions, 'America/Chicago', austin)).toBe('America/Chicago');
  await expect(askTimeZone(questions, 'America/Austin', austin)).rejects.toThrow('unknown time zone America/Austin');
});

test('in a terminal, offers the time zones of the country as choices', async () => {
  const asked: string[][] = [];
  const questions = {
    ...questionsFor('', true),
    interactive: true,
    choice: (async (_: string, options: { value: string }[]) => {
      asked.push(options.map(({ value }) => value));
      return options.at(-1)?.value;
    }) as Questions['choice'],
  };
  const zone = await askTimeZone(questions, undefined, { city: 'Austin', country: 'US' });
  expect(asked[0]).toContain('America/Chicago');
  expect(zone).toMatch(/^Pacific\//);
});
