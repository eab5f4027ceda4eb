import { expect, test } from 'vitest';
import { questionsFor } from '../support/questions.ts';
import { gatherAnswers } from './answers.ts';

const given = {
  name: 'Ada',
  role: 'Driver',
  place: 'Kimberley, South Africa',
  url: 'https://ada.example/',
  email: 'ada@people.example',
};
const gather = (more: Record<string, string>, profiles?: string[]) =>
  gatherAnswers(questionsFor('', true), { ...given, ...more }, profiles, undefined);

test('defaults to the time zone of the place, English, and the engine’s colours', async () => {
  expect(await gather({})).toEqual({
    ...{ name: 'Ada', role: 'Driver', url: 'https://ada.example', email: 'ada@people.example', profiles: [] },
    place: { city: 'Kimberley', country: 'ZA' },
    timeZone: 'Africa/Johannesburg',
    languages: ['en'],
    colours: undefined,
  });
});

test('the first language is the default one, and a profile gets the name of its network', async () => {
  const { languages, profiles } = await gather({ languages: 'de, zu' }, [
    'https://github.com/ada',
    'Home=https://a.example/x=1',
  ]);
  expect(languages).toEqual(['de', 'zu']);
  expect(profiles).toEqual([
    { network: 'GitHub', url: 'https://github.com/ada' },
    { network: 'Home', url: 'https://a.example/x=1' },
  ]);
});

test.each([
  [{ place: 'Kimberley' }, '--place: a place must end with its country, as in Kimberley, South Africa'],
  [{ timezone: 'Kimberley' }, '--timezone: unknown time zone Kimberley'],
  [{ url: 'ada.example' }, '--url: expected an address such as'],
  [{ email: 'ada' }, '--email: ada is not an e-mail address'],
  [{ languages: 'english' }, '--languages: "english" is not a language code'],
  [{ languages: 'cs,en' }, '--languages: the interface is not translated into Czech yet'],
  [{ palette: 'mud' }, '--palette: unknown palette mud; choose one of deco, harbour'],
  [{ colours: '#123456' }, '--colours: two colours must be written like'],
  [{ colours: '#fefefe,#123456' }, '--colours: #fefefe is not visible on a light background: use #'],
])('%o is refused', async (more, message) => {
  await expect(gather(more as Record<string, string>)).rejects.toThrow(message);
});

test('a profile without an address is refused', async () => {
  await expect(gather({}, ['github'])).rejects.toThrow('--profile: github is not an address');
});

test('names all missing options in one error', async () => {
  const little = gatherAnswers(questionsFor('', true), { name: 'Ada' }, undefined, undefined);
  await expect(little).rejects.toThrow('Without questions these options are required: --role, --place, --email');
});

test('without an address the site gets one in a reserved domain', async () => {
  const { url: _url, ...rest } = given;
  const { url } = await gatherAnswers(questionsFor('', true), { ...rest, name: 'Åsa Öberg' }, undefined, undefined);
  expect(url).toBe('https://asa-oberg.example');
});
